import {spawn} from 'node:child_process';
import {once} from 'node:events';

/**
 * One part of a run.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command arguments of Node.js
 */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} passed
 * @property {number} seconds
 * @property {string} output
 */

/** How much of a failed part is shown again: enough for several failed tests. */
const SHOWN_LINES = 200;

/** A small machine has two processors. */
const AT_ONCE = 2;

/**
 * Runs quick parts two at a time and shows the output of those that fail.
 * @param {readonly Part[]} parts the longest first, so that it does not run alone at the end
 */
export async function runBeside(parts) {
  const queue = [...parts];
  /** @type {Outcome[]} */
  const outcomes = [];
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const outcome = await run(part);
      if (!outcome.passed) console.log(`\n${part.name}:\n${outcome.output.trim()}\n`);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return outcomes;
}

/**
 * Runs parts that use every processor one after another, and streams their output. Shows the end of each failed one again,
 * which lists its failed tests.
 * @param {readonly Part[]} parts
 */
export async function runInOrder(parts) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const part of parts) {
    console.log(`\n${part.name}:`);
    outcomes.push(await run(part, (chunk) => process.stdout.write(chunk)));
  }
  for (const {name, output} of outcomes.filter(({passed}) => !passed)) {
    const lines = output.trim().split('\n').slice(-SHOWN_LINES);
    console.log(`\n${name} failed:\n${lines.join('\n')}`);
  }
  return outcomes;
}

/** A part that consists of unit and HTTP tests, and one of browser tests. */
export const VITEST = {
  name: 'units and the whole program over HTTP',
  command: ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts'],
};
export const PLAYWRIGHT = {
  name: 'journeys in a browser',
  command: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
};

/**
 * Prints how long each part took and which failed.
 * @param {readonly Outcome[]} outcomes
 * @returns {number} the exit code
 */
export function summarize(outcomes) {
  console.log('');
  for (const {name, passed, seconds} of outcomes) {
    console.log(`${passed ? '✓' : '✗'} ${String(Math.round(seconds)).padStart(4)} s  ${name}`);
  }
  return outcomes.every(({passed}) => passed) ? 0 : 1;
}

/**
 * @param {Part} part
 * @param {(chunk: string) => void} [show]
 * @returns {Promise<Outcome>}
 */
async function run({name, command}, show = () => {}) {
  const startedAtMs = Date.now();
  const env = process.stdout.isTTY ? {FORCE_COLOR: '1', ...process.env} : process.env;
  const child = spawn(process.execPath, command, {env, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      output += chunk;
      show(chunk);
    });
  }
  const [status] = await once(child, 'close');
  return {name, passed: status === 0, seconds: (Date.now() - startedAtMs) / 1000, output};
}
