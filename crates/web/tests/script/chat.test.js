import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { updateLines } = await import('../../assets/script/chat.js');

test('new lines come in the order of their numbers, gone ones go', () => {
  const lines = new Map([[7, 'seven'], [8, 'eight'], [9, 'nine']]);
  updateLines(lines, { from: 9, lines: { 11: 'eleven', 10: 'ten' } }, (html) => html);
  assert.deepEqual([...lines], [[9, 'nine'], [10, 'ten'], [11, 'eleven']]);
});

test('a line that changed stays in its place', () => {
  const lines = new Map([[1, 'one'], [2, 'two']]);
  updateLines(lines, { from: 1, lines: { 1: 'uno' } }, (html) => html);
  assert.deepEqual([...lines], [[1, 'uno'], [2, 'two']]);
});

test('a message without chat changes nothing', () => {
  const lines = new Map([[1, 'one']]);
  updateLines(lines, undefined, (html) => html);
  assert.deepEqual([...lines], [[1, 'one']]);
});
