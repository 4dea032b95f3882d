import '../embedded/bin/node-version.mjs';
import {installIfChanged} from '../embedded/bin/install.mjs';

// `npm run test:long`: the tests that take too long for every change. Works on a fresh clone.

installIfChanged();
const {installBrowserIfMissing} = await import('./support/browser.mjs');
installBrowserIfMissing();
const {PLAYWRIGHT, runInOrder, summarize, VITEST} = await import('./support/run-parts.mjs');

process.env.TEST_EVERY_CASE = 'on';
process.env.FUZZ_RUNS ??= '10000';
process.env.HOLD_RUNS ??= '200';

const TSC = 'node_modules/typescript/bin/tsc';
const PARTS = [
  // `npm run check` checks them together with the tests, whose libraries know more.
  {name: 'types of each part', command: [TSC, '--build', 'embedded', 'supabase/functions']},
  {name: 'production build', command: ['embedded/bin/build.mjs']},
  {...VITEST, name: 'every unit and the whole program over HTTP'},
  {...PLAYWRIGHT, name: 'every journey in a browser'},
  {name: 'submissions while everything fails', command: ['--import', 'tsx', 'tests/chaos/run.ts']},
  {name: 'a crowd of visitors', command: ['--import', 'tsx', 'tests/load/run.ts']},
  {name: 'journeys in Firefox', command: npmRun('test:firefox')},
  {name: 'journeys in WebKit', command: npmRun('test:webkit')},
];

process.exit(summarize(await runInOrder(PARTS)));

/** With the npm that runs this script. */
function npmRun(/** @type {string} */ script) {
  return [process.env.npm_execpath ?? 'npm', 'run', '--if-present', script];
}
