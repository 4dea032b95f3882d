import {relative} from 'node:path';

/**
 * The part of vitest's JSON report that is read here: https://vitest.dev/guide/reporters#json-reporter
 * @typedef {object} VitestReport
 * @property {{name: string, status: string, assertionResults: {status: string, fullName: string}[]}[]} testResults
 */

/**
 * The part of Playwright's JSON report that is read here: https://playwright.dev/docs/test-reporters#json-reporter
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
 * The tests that failed, each with its file. A file that could not be loaded is listed by its path alone.
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
 * @param {string[]} titles of the parent suites, without the file's
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
