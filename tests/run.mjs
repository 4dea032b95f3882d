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

/** What of a failed check is said again at the end: both runners list their failures last. */
const LINES_OF_A_FAILURE = 60;

/** By name, what each failed check said. */
const failed = new Map();

const waiting = [...BESIDE_EACH_OTHER];
await Promise.all(
  [1, 2].map(async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      await run(check, {atOnce: true});
  }),
);
for (const check of ALONE) {
  console.log(`\n▶ ${check[0]}`);
  await run(check, {atOnce: false});
}

for (const [name, output] of failed) {
  console.log(`\n▶ ${name} failed, and ended with\n`);
  console.log(output.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE).join('\n'));
}
const count = BESIDE_EACH_OTHER.length + ALONE.length;
if (failed.size > 0) console.log(`\nFailed: ${[...failed.keys()].join(', ')}`);
console.log(`\nchecks: ${count - failed.size} passed, ${failed.size} failed`);
process.exit(failed.size > 0 ? 1 : 0);

/** Shows what a check says as it speaks, or at once when it has ended: two that speak at the same time are read by nobody. */
async function run([name, ...command], {atOnce}) {
  const startedAt = Date.now();
  const env = process.stdout.isTTY ? {FORCE_COLOR: '1', ...process.env} : process.env;
  const child = spawn(process.execPath, command, {env, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (!atOnce) process.stdout.write(chunk);
    });
  }
  const [status] = await once(child, 'close');
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${atOnce ? output : ''}${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) failed.set(name, output);
}
