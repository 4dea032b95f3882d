import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {buildWhatIsMissing} from '../embedded/bin/build.mjs';
import {installWhatIsMissing} from '../embedded/bin/install.mjs';
import {run} from '../embedded/bin/run.mjs';

// `npm run test:unit`, `test:http` and `test:e2e`: one kind of tests, or of these what an argument names: (part of) a file's
// path, else (part of) a test's name. Options go to vitest or Playwright as they are: `npm run test:e2e -- contact --headed`.

/** @type {Record<string, {folders: string[], command: string[], nameOption: string, needsBuild: boolean}>} */
const KINDS = {
  unit: {
    folders: ['app', 'embedded', 'supabase', 'tests'],
    command: ['vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'unit'],
    nameOption: '-t',
    needsBuild: false,
  },
  http: {
    folders: ['tests/http'],
    command: ['vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'http'],
    nameOption: '-t',
    needsBuild: true,
  },
  e2e: {
    folders: ['tests/e2e'],
    command: ['@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
    nameOption: '-g',
    needsBuild: true,
  },
};

const [kind = '', ...given] = process.argv.slice(2);
const {folders, command, nameOption, needsBuild} = KINDS[kind] ?? KINDS.unit;

installWhatIsMissing();
if (kind === 'e2e') (await import('./support/browser.mjs')).installBrowserIfMissing();
if (needsBuild) await buildWhatIsMissing();

const [runner, ...parameters] = command;
process.exit(
  await run(process.execPath, [
    join('node_modules', runner),
    ...parameters,
    ...given.flatMap((word) => (isOptionOrFile(word) ? [word] : [nameOption, literal(word)])),
  ]),
);

function isOptionOrFile(/** @type {string} */ word) {
  return word.startsWith('-') || testFiles().some((path) => path.includes(word));
}

function testFiles() {
  return folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
}

/** Both runners take a regular expression. */
function literal(/** @type {string} */ name) {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
