import '../embedded/bin/node-version.mjs';
import {installIfChanged} from '../embedded/bin/install.mjs';
import {ROOMY} from '../embedded/bin/run.mjs';

// `npm run check`: checks that don't run the shop. Each part runs even when an earlier one failed.

installIfChanged();
const {runBeside, summarize} = await import('./support/run-parts.mjs');

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const CACHE = 'node_modules/.cache/';

/** Licences that allow the shop to be sold, changed and kept closed. */
const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Only changes to these files themselves would have to be published, and the shop makes none.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

const outcomes = await runBeside([
  {
    name: 'types',
    command: [
      ...ROOMY,
      bin('typescript/bin/tsc'),
      // The tests' configuration includes the files of the others, which would be checked up to three times.
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
      // A rule that reads other files, such as the one about cycles, also reports a changed file.
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
      // By content, because another branch or worktree has different dates.
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
    name: 'licences',
    command: [
      bin('license-checker-rseidelsohn/bin/license-checker-rseidelsohn.js'),
      '--onlyAllow',
      ALLOWED_LICENCES.join(';'),
      '--excludePrivatePackages',
      // LGPL. Resizes pictures on a developer's machine, as a separate shared library. Nothing that is served contains
      // it.
      '--excludePackagesStartingWith',
      '@img/sharp-',
      '--summary',
    ],
  },
  {
    name: 'links of the documents',
    command: [
      bin('remark-cli/cli.js'),
      '--frail',
      '--quiet',
      '--use',
      'remark-validate-links=repository:false',
      'README.md',
      'CONTRIBUTING.md',
      'docs',
    ],
  },
  {
    name: 'code generation',
    command: [bin('@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts', '--check'],
  },
]);
process.exit(summarize(outcomes));
