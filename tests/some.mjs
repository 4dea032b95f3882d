import '../embedded/bin/node-version.mjs';
import {join} from 'node:path';
import {buildIfChanged} from '../embedded/bin/build.mjs';
import {installIfChanged} from '../embedded/bin/install.mjs';
import {run} from '../embedded/bin/run.mjs';

// `npm run test:unit`, `test:http` and `test:e2e`: one kind of tests, or some of them. A word selects files by a part
// of their path; several words in quotes select tests by title. Options are passed on to vitest or Playwright
// unchanged: `npm run test:unit -- cart`, `npm run test:http -- 'is canonical'`, `npm run test:e2e -- contact.spec -g
// clicks`.

/** @type {Record<string, {command: string[], nameOption: string, needsBuild: boolean}>} */
const KINDS = {
  unit: {
    command: ['vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'unit'],
    nameOption: '-t',
    needsBuild: false,
  },
  http: {
    command: ['vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'http'],
    nameOption: '-t',
    needsBuild: true,
  },
  e2e: {
    command: ['@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
    nameOption: '-g',
    needsBuild: true,
  },
};

const [kind = '', ...given] = process.argv.slice(2);
const {command, nameOption, needsBuild} = KINDS[kind] ?? KINDS.unit;

installIfChanged();
if (kind === 'e2e') (await import('./support/browser.mjs')).installBrowserIfMissing();
if (needsBuild) await buildIfChanged();

const firstOption = given.findIndex((word) => word.startsWith('-'));
const selectors = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const files = selectors.filter((word) => !word.includes(' '));
const names = selectors
  .filter((word) => word.includes(' '))
  .flatMap((name) => [nameOption, literal(name)]);

const [runner, ...parameters] = command;
process.exit(
  await run(process.execPath, [
    join('node_modules', runner),
    ...parameters,
    ...files,
    ...names,
    ...options,
  ]),
);

/** Both runners read a test's name as a regular expression. */
function literal(/** @type {string} */ name) {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
