/** Where the runners write their JSON reports for `run-parts.mjs`. */
const REPORTS = 'node_modules/.cache/test-reports';

process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = `${REPORTS}/playwright.json`;

/** The parts of a run that consist of tests. */
export const VITEST = {
  name: 'units and the whole program over HTTP',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/vitest.json`,
  ],
  report: `${REPORTS}/vitest.json`,
};
export const PLAYWRIGHT = {
  name: 'journeys in a browser',
  command: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'tests/playwright.config.ts',
    '--reporter=list,json',
  ],
  report: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE,
};
