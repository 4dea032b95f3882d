import {relative} from 'node:path';

/**
 * A report of vitest, as far as it is read: https://vitest.dev/guide/reporters#json-reporter
 * @typedef {object} VitestReport
 * @property {{name: string, status: string, assertionResults: {status: string, fullName: string}[]}[]} testResults
 */

/**
 * A report of Playwright, as far as it is read: https://playwright.dev/docs/test-reporters#json-reporter
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{title: string, ok: boolean, file: string, line: number}[]} specs
 *
 * @typedef {object} PlaywrightReport
 * @property {{rootDir: string}} config
 * @property {PlaywrightSuite[]} suites
 * @property {{message?: string}[]} errors
 */

/**
 * The tests that failed, each on a line with its file; a file that could not be run counts as one.
 * @param {VitestReport | PlaywrightReport} report
 * @returns {string[]}
 */
export function failedTests(report) {
  return 'testResults' in report ? failedInVitest(report) : failedInPlaywright(report);
}

function failedInVitest(/** @type {VitestReport} */ {testResults}) {
  return testResults.flatMap(({name, status, assertionResults}) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({fullName}) => `${file} › ${fullName}`);
  });
}

function failedInPlaywright(/** @type {PlaywrightReport} */ {config, suites, errors}) {
  const folder = relative(process.cwd(), config.rootDir);
  const failed = suites.flatMap((suite) => failedInSuite(suite, []));
  const outside = errors.map(({message}) => message?.split('\n')[0] ?? 'an error outside of tests');
  return [...failed.map((test) => `${folder}/${test}`), ...outside];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} titles of the suites around it, without the file's
 * @returns {string[]}
 */
function failedInSuite({specs, suites = []}, titles) {
  return [
    ...specs
      .filter(({ok}) => !ok)
      .map(({file, line, title}) => [`${file}:${line}`, ...titles, title].join(' › ')),
    ...suites.flatMap((suite) => failedInSuite(suite, [...titles, suite.title])),
  ];
}
