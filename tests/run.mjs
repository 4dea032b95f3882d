import {installWhatIsMissing} from '../embedded/bin/install.mjs';

// `npm test`: everything that must hold, from a fresh clone on. Each part runs even when an earlier one failed.

installWhatIsMissing();
const {installBrowserIfMissing} = await import('./support/browser.mjs');
installBrowserIfMissing();
const {runAlone, runBeside, summarize} = await import('./support/run-parts.mjs');

const REPORTS = 'node_modules/.cache/test-reports';
const bin = (path) => `node_modules/${path}`;

process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = `${REPORTS}/playwright.json`;

const outcomes = [
  ...(await runBeside([
    {name: 'production build', command: ['embedded/bin/build.mjs']},
    {name: 'lint', command: [bin('eslint/bin/eslint.js'), '.']},
    {name: 'types of the storefront', command: [bin('typescript/bin/tsc'), '--noEmit']},
    {
      name: 'format',
      command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    },
    {
      name: 'types of the tests',
      command: [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tests'],
    },
    {
      name: 'types of the embedded backend',
      command: [bin('typescript/bin/tsc'), '--noEmit', '-p', 'embedded'],
    },
    {
      name: 'types of the functions',
      command: [bin('typescript/bin/tsc'), '--noEmit', '-p', 'supabase/functions'],
    },
    {
      name: 'code generation',
      command: [bin('@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts', '--check'],
    },
  ])),
  ...(await runAlone({
    name: 'units and the whole program over HTTP',
    command: [
      ...[bin('vitest/vitest.mjs'), 'run', '-c', 'tests/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`],
    ],
    report: `${REPORTS}/vitest.json`,
  })),
  ...(await runAlone({
    name: 'journeys in a browser',
    command: [
      ...[bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'],
      '--reporter=list,json',
    ],
    report: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE,
  })),
];
process.exit(summarize(outcomes));
