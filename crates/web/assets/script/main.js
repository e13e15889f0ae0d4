// @ts-check
// Moonhare in the browser. Pages work without it; with it they are live: one stream brings the regions
// that changed, forms go by fetch, cards and rabbits move. The other modules do nothing until this
// one starts them.
import { arrive } from './arrival.js';
import { adoptLines, markUnread, setOnNewLine, watchChat } from './chat.js';
import { runClock } from './clock.js';
import { forgetStaleDraft, restoreDraft, watchDraft } from './draft.js';
import { noteButtons, watchForms } from './forms.js';
import { watchKeys } from './keyboard.js';
import { body, tablePath } from './page.js';
import { showBallot, showPicks } from './picks.js';
import { watchUploads } from './pictures.js';
import { forgetStaleRecording, watchRecorder } from './recording.js';
import { adopt, receive } from './regions.js';
import { watchLinks } from './share.js';
import { watchSheets } from './sheets.js';
import { listen } from './stream.js';
import { announceTurn, sayStep, watchTitle } from './turn.js';
import { refreshViewer, watchPictures } from './viewer.js';

/** Plays what has just happened. Does nothing until the modules for it are loaded. @type {(before: import('./regions.js').Before) => void} */
let playChange = () => {};

/** Runs after each update of the regions. @type {import('./regions.js').AfterSwap} */
const afterUpdate = (changed, before, hasNewLine) => {
  if (changed.includes('act')) noteButtons();
  showPicks();
  showBallot();
  forgetStaleDraft();
  restoreDraft();
  forgetStaleRecording();
  announceTurn();
  markUnread(hasNewLine);
  refreshViewer();
  if (before) playChange(before);
  if (changed.includes('shell') || changed.includes('now')) sayStep(changed.includes('shell'));
};

// Each region on the page, and what it showed: `id.hash~id.hash`.
adopt((body.dataset.shown ?? '').split('~').map((region) => region.split('.')[0]));
adoptLines();
afterUpdate([], null, false);

// Only a table has a reveal and a podium.
if (tablePath) {
  const modules = Promise.all([import('./beats.js'), import('./reveal.js'), import('./podium.js'), import('./screen.js'), import('./reactions.js')]);
  modules.then(([beats, reveal, podium, screen, reactions]) => {
    beats.watchSkips();
    podium.openBeside();
    screen.watchScreen();
    setOnNewLine(reactions.react);
    playChange = (before) => {
      reveal.playReveal(before);
      podium.playPodium(before);
      screen.keepAwake();
      screen.watchRounds();
    };
  });
}
watchForms();
watchDraft();
watchPictures();
watchKeys();
watchTitle();
watchSheets();
watchChat();
watchLinks();
watchRecorder();
watchUploads();
runClock();
listen((message) => receive(message, afterUpdate));
arrive();
