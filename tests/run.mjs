import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {installWhatIsMissing} from '../embedded/bin/install.mjs';

// `npm test`: everything that must hold, from a fresh clone on. Each check runs even when an earlier one failed.

installWhatIsMissing();
const {installBrowserIfMissing} = await import('./support/browser.mjs');
installBrowserIfMissing();

const bin = (path) => `node_modules/${path}`;

/** Two at a time, which is what a small machine has processors for; the longest first, so that neither ends alone. */
const BESIDE_EACH_OTHER = [
  ['production build', 'embedded/bin/build.mjs'],
  ['lint', bin('eslint/bin/eslint.js'), '.'],
  ['types of the storefront', bin('typescript/bin/tsc'), '--noEmit'],
  ['format', bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  ['types of the tests', bin('typescript/bin/tsc'), '--noEmit', '-p', 'tests'],
  ['types of the embedded backend', bin('typescript/bin/tsc'), '--noEmit', '-p', 'embedded'],
  ['types of the functions', bin('typescript/bin/tsc'), '--noEmit', '-p', 'supabase/functions'],
  ['code generation', bin('@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts', '--check'],
];

/** Each of these needs the build, and keeps the whole machine busy. */
const ALONE = [
  [
    'units and the whole program over HTTP',
    bin('vitest/vitest.mjs'),
    'run',
    '-c',
    'tests/vitest.config.ts',
  ],
  [
    'journeys in a browser',
    bin('@playwright/test/cli.js'),
    'test',
    '-c',
    'tests/playwright.config.ts',
  ],
];

const failed = [];

const waiting = [...BESIDE_EACH_OTHER];
await Promise.all(
  [1, 2].map(async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await run(check, 'pipe');
  }),
);
for (const check of ALONE) {
  console.log(`\n▶ ${check[0]}`);
  await run(check, 'inherit');
}

const count = BESIDE_EACH_OTHER.length + ALONE.length;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nchecks: ${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** Shows what a check says at once, or, piped, when it has ended: two that speak at the same time are read by nobody. */
async function run([name, ...command], stdio) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, command, {stdio: ['ignore', stdio, stdio]});
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${output}${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}
