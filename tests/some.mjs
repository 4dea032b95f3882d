<<<<<<< HEAD
import {readdirSync} from 'node:fs';
=======
>>>>>>> 8947143 (test: run one kind of tests, one file, or the long ones)
import {join} from 'node:path';
import {buildWhatIsMissing} from '../embedded/bin/build.mjs';
import {installWhatIsMissing} from '../embedded/bin/install.mjs';
import {run} from '../embedded/bin/run.mjs';

<<<<<<< HEAD
// `npm run test:unit`, `test:http` and `test:e2e`: one kind of tests, or of these what an argument names: (part of) a file's
// path, else (part of) a test's name. Options go to vitest or Playwright as they are: `npm run test:e2e -- contact --headed`.

/** @type {Record<string, {folders: string[], command: string[], nameOption: string, needsBuild: boolean}>} */
const KINDS = {
  unit: {
    folders: ['app', 'embedded', 'supabase', 'tests'],
=======
// `npm run test:unit`, `test:http` and `test:e2e`: one kind of tests, or of these what is named behind: a file by a part of
// its path, a test by some words of its name. From the first option on all goes to vitest or Playwright as it is:
// `npm run test:unit -- cart`, `npm run test:http -- 'is its own'`, `npm run test:e2e -- contact.spec -g clicks`.

/** @type {Record<string, {command: string[], nameOption: string, needsBuild: boolean}>} */
const KINDS = {
  unit: {
>>>>>>> 8947143 (test: run one kind of tests, one file, or the long ones)
    command: ['vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'unit'],
    nameOption: '-t',
    needsBuild: false,
  },
  http: {
<<<<<<< HEAD
    folders: ['tests/http'],
=======
>>>>>>> 8947143 (test: run one kind of tests, one file, or the long ones)
    command: ['vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'http'],
    nameOption: '-t',
    needsBuild: true,
  },
  e2e: {
<<<<<<< HEAD
    folders: ['tests/e2e'],
=======
>>>>>>> 8947143 (test: run one kind of tests, one file, or the long ones)
    command: ['@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
    nameOption: '-g',
    needsBuild: true,
  },
};

const [kind = '', ...given] = process.argv.slice(2);
<<<<<<< HEAD
const {folders, command, nameOption, needsBuild} = KINDS[kind] ?? KINDS.unit;
=======
const {command, nameOption, needsBuild} = KINDS[kind] ?? KINDS.unit;
>>>>>>> 8947143 (test: run one kind of tests, one file, or the long ones)

installWhatIsMissing();
if (kind === 'e2e') (await import('./support/browser.mjs')).installBrowserIfMissing();
if (needsBuild) await buildWhatIsMissing();

<<<<<<< HEAD
=======
const firstOption = given.findIndex((word) => word.startsWith('-'));
const words = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const files = words.filter((word) => !word.includes(' '));
const names = words
  .filter((word) => word.includes(' '))
  .flatMap((name) => [nameOption, literal(name)]);

>>>>>>> 8947143 (test: run one kind of tests, one file, or the long ones)
const [runner, ...parameters] = command;
process.exit(
  await run(process.execPath, [
    join('node_modules', runner),
    ...parameters,
<<<<<<< HEAD
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

=======
    ...files,
    ...names,
    ...options,
  ]),
);

>>>>>>> 8947143 (test: run one kind of tests, one file, or the long ones)
/** Both runners take a regular expression. */
function literal(/** @type {string} */ name) {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
