import '../embedded/bin/node-version.mjs';
import {installIfChanged} from '../embedded/bin/install.mjs';

// `npm test`: runs every test of the shop, even from a fresh clone. Each part runs even when an earlier one failed.

installIfChanged();
const {installBrowserIfMissing} = await import('./support/browser.mjs');
installBrowserIfMissing();
const {PLAYWRIGHT, runInOrder, summarize, VITEST} = await import('./support/run-parts.mjs');

const BUILD = {name: 'production build', command: ['embedded/bin/build.mjs']};
process.exit(summarize(await runInOrder([BUILD, VITEST, PLAYWRIGHT])));
