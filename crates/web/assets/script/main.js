// @ts-check
// Moonhare in the browser. Pages work without it; with it they are live: one stream brings the regions
// that changed, forms go by fetch, cards and rabbits move. The other modules do nothing until this
// one starts them.
import { arrive } from './arrival.js';
import { adoptLines, showNews, tellLines, watchChat } from './chat.js';
import { runClock } from './clock.js';
import { restoreDraft, watchDraft } from './draft.js';
import { noteButtons, watchForms } from './forms.js';
import { watchKeys } from './keyboard.js';
import { body, live } from './page.js';
import { showBallot, showPicks } from './picks.js';
import { watchDrops } from './pictures.js';
import { watchRecorder } from './recording.js';
import { adopt, receive } from './regions.js';
import { watchLinks } from './share.js';
import { watchSheets } from './sheets.js';
import { listen } from './stream.js';
import { tellTurn, watchTitle } from './turn.js';
import { refreshViewer, watchPictures } from './viewer.js';

/** Shows what has just happened, once it is known how. @type {(before: import('./regions.js').Before) => void} */
let celebrate = () => {};

/** Runs after each update of the regions. @type {import('./regions.js').AfterSwap} */
const settle = (changed, before, spoken) => {
  if (changed.includes('act')) noteButtons();
  showPicks();
  showBallot();
  restoreDraft();
  tellTurn();
  showNews(spoken);
  refreshViewer();
  if (before) celebrate(before);
};

// Each region on the page, and what it showed: `id.hash~id.hash`.
adopt((body.dataset.shown ?? '').split('~').map((region) => region.split('.')[0]));
adoptLines();
settle([], null, false);

// Only a table has a reveal and a podium.
if (live) {
  const modules = Promise.all([import('./beats.js'), import('./reveal.js'), import('./podium.js'), import('./screen.js'), import('./reactions.js')]);
  modules.then(([beats, reveal, podium, screen, reactions]) => {
    beats.watchSkips();
    podium.openBeside();
    screen.watchScreen();
    tellLines(reactions.react);
    celebrate = (before) => {
      reveal.celebrate(before);
      podium.crown(before);
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
watchDrops();
runClock();
listen((message) => receive(message, settle));
arrive();
