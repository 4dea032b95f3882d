import {spawnSync} from 'node:child_process';
import {installWhatIsMissing} from '../embedded/bin/install.mjs';

// `npm test`: everything that must hold, from a fresh clone on. Each check runs even when an earlier one failed.

installWhatIsMissing();
const {installBrowserIfMissing} = await import('./support/browser.mjs');
installBrowserIfMissing();

const bin = (path) => `node_modules/${path}`;

const CHECKS = [
  ['code generation', bin('@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts', '--check'],
  ['format', bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  ['lint', bin('eslint/bin/eslint.js'), '.'],
  ['types of the storefront', bin('typescript/bin/tsc'), '--noEmit'],
  ['types of the embedded backend', bin('typescript/bin/tsc'), '--noEmit', '-p', 'embedded'],
  ['types of the functions', bin('typescript/bin/tsc'), '--noEmit', '-p', 'supabase/functions'],
  ['types of the tests', bin('typescript/bin/tsc'), '--noEmit', '-p', 'tests'],
  ['production build', 'embedded/bin/build.mjs'],
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
for (const [name, ...command] of CHECKS) {
  const startedAt = Date.now();
  console.log(`\n▶ ${name}`);
  const {status} = spawnSync(process.execPath, command, {stdio: 'inherit'});
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nchecks: ${CHECKS.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
