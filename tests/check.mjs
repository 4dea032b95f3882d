import '../embedded/bin/node-version.mjs';
import {installIfChanged} from '../embedded/bin/install.mjs';
import {ROOMY} from '../embedded/bin/run.mjs';

// `npm run check`: what the sources show without being run. Each part runs even when an earlier one failed.

installIfChanged();
const {runBeside, summarize} = await import('./support/run-parts.mjs');

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const CACHE = 'node_modules/.cache/';

const outcomes = await runBeside([
  {
    name: 'types',
    command: [
      ...ROOMY,
      bin('typescript/bin/tsc'),
      // That of the tests includes the files of the others, which would be checked up to three times.
      '--build',
      '.',
      'tests',
    ],
  },
  {
    name: 'lint',
    command: [
      ...ROOMY,
      bin('eslint/bin/eslint.js'),
      // A rule that looks at other files, such as that about cycles, reports a changed file as well.
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      CACHE + 'eslint/',
      '.',
    ],
  },
  {
    name: 'format',
    command: [
      ...ROOMY,
      bin('prettier/bin/prettier.cjs'),
      // By content: another branch or worktree has other dates.
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-strategy',
      'content',
      '.',
    ],
  },
  {name: 'unused code', command: [bin('knip/bin/knip.js')]},
  {
    name: 'code generation',
    command: [bin('@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts', '--check'],
  },
]);
process.exit(summarize(outcomes));
