import '../embedded/bin/node-version.mjs';
import {installIfChanged} from '../embedded/bin/install.mjs';

// `npm test`: everything that must hold, from a fresh clone on. Each part runs even when an earlier one failed.

installIfChanged();
const {installBrowserIfMissing} = await import('./support/browser.mjs');
installBrowserIfMissing();
const {runBehind, runInOrder, summarize} = await import('./support/run-parts.mjs');
const {PLAYWRIGHT, VITEST} = await import('./support/test-runners.mjs');

const bin = (path) => `node_modules/${path}`;
const CACHE = 'node_modules/.cache/';
/** Room for young objects: a twentieth of the processor's time less, for a program that makes as many as these. */
const ROOMY = ['--min-semi-space-size=64', '--max-semi-space-size=128'];

const CHECKS = [
  {
    name: 'types',
    command: [
      ...ROOMY,
      bin('typescript/bin/tsc'),
      // That of the tests includes the files of the others, which would be checked up to three times.
      ...['--build', '.', 'tests'],
    ],
  },
  {
    name: 'lint',
    command: [
      ...ROOMY,
      bin('eslint/bin/eslint.js'),
      // A rule that looks at other files, such as that about cycles, reports a changed file as well.
      ...['--cache', '--cache-strategy', 'content', '--cache-location', CACHE + 'eslint/', '.'],
    ],
  },
  {
    name: 'format',
    command: [
      ...ROOMY,
      bin('prettier/bin/prettier.cjs'),
      // By content: another branch or worktree has other dates.
      ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
    ],
  },
  {name: 'unused code', command: [bin('knip/bin/knip.js')]},
  {
    name: 'code generation',
    command: [bin('@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts', '--check'],
  },
];
const BUILD = {name: 'production build', command: ['embedded/bin/build.mjs']};

// Tests wait for their servers and browsers now and then: what needs nothing but a processor runs then.
const outcomes = await Promise.all([runInOrder([BUILD, VITEST, PLAYWRIGHT]), runBehind(CHECKS)]);
process.exit(summarize(outcomes.flat()));
