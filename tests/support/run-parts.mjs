import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import {failedTests} from './failed-tests.mjs';

/**
 * One part of a run.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command arguments of Node.js
 * @property {string} [report] path of the test runner's JSON report
 */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} passed
 * @property {number} seconds
 * @property {string[]} failed the tests that failed, when the part consists of tests
 */

/**
 * Runs parts one after another and streams their output.
 * @param {readonly Part[]} parts
 */
export async function runInOrder(parts) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const part of parts) {
    console.log(`\n${part.name}:`);
    const show = (/** @type {string} */ chunk) => process.stdout.write(chunk);
    outcomes.push(await finish(start(part, show)));
  }
  return outcomes;
}

/**
 * Runs parts one after another with the processor time that others leave, and shows the output of those that fail.
 * @param {readonly Part[]} parts
 */
export async function runBehind(parts) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const part of parts) {
    let output = '';
    const started = start(part, (chunk) => (output += chunk));
    if (started.child.pid) setPriority(started.child.pid, constants.priority.PRIORITY_LOW);
    const outcome = await finish(started);
    if (!outcome.passed) console.log(`\n${part.name}:\n${output.trim()}\n`);
    outcomes.push(outcome);
  }
  return outcomes;
}

/**
 * Prints how long each part took and what failed.
 * @param {readonly Outcome[]} outcomes
 * @returns {number} the exit code
 */
export function summarize(outcomes) {
  console.log('');
  for (const {name, passed, seconds, failed} of outcomes) {
    console.log(`${passed ? '✓' : '✗'} ${String(Math.round(seconds)).padStart(4)} s  ${name}`);
    for (const test of failed) console.log(`            ${test}`);
  }
  return outcomes.every(({passed}) => passed) ? 0 : 1;
}

/**
 * @param {Part} part
 * @param {(chunk: string) => void} show
 */
function start(part, show) {
  const startedAtMs = Date.now();
  // A report left by an earlier run would be read as this one's.
  if (part.report) rmSync(part.report, {force: true});
  const env = process.stdout.isTTY ? {FORCE_COLOR: '1', ...process.env} : process.env;
  const child = spawn(process.execPath, part.command, {env, stdio: ['ignore', 'pipe', 'pipe']});
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show);
  return {part, child, startedAtMs};
}

/**
 * @param {ReturnType<typeof start>} started
 * @returns {Promise<Outcome>}
 */
async function finish({part: {name, report}, child, startedAtMs}) {
  const [status] = await once(child, 'close');
  const passed = status === 0;
  const failed = passed || !report ? [] : readFailedTests(report);
  return {name, passed, failed, seconds: (Date.now() - startedAtMs) / 1000};
}

/** Empty when the runner exited before it wrote its report. */
function readFailedTests(/** @type {string} */ report) {
  try {
    return failedTests(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return [];
  }
}
