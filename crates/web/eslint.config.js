// How the scripts are read over: what is known to be wrong, and one way to write things.
import js from '@eslint/js';
import globals from 'globals';

export default [
  js.configs.recommended,
  {
    rules: {
      'arrow-body-style': 'error',
      eqeqeq: 'error',
      'no-implicit-globals': 'error',
      'no-shadow': ['error', { allow: ['input', 'one', 'version', 'viewer'] }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  { files: ['assets/script/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['assets/sw.js'], languageOptions: { globals: globals.serviceworker, sourceType: 'script' } },
  { files: ['tests/script/*.js'], languageOptions: { globals: globals.node } },
];
