import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import {describe, expect, it} from 'vitest';

/** What README, CONTRIBUTING and docs/ say of the project is so: the paths, links and npm scripts that they name. */

/** Made by commands, and so not there in a fresh clone. */
const MADE = ['.embedded', 'dist', 'node_modules', 'screenshots', 'test-results'];

const FILES = listFiles('.');
const FOLDERS = new Set(FILES.flatMap(foldersOf));
const TOP = new Set(readdirSync('.'));
const SCRIPTS = (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object}).scripts;

const PAGES = FILES.filter((path) => /^(README|CONTRIBUTING|docs\/.+)\.md$/.test(path)).map(
  (path) => ({path, text: readFileSync(path, 'utf8')}),
);

/** A source file by its name alone, such as a file beside one that was named before. */
const SOURCE_NAME = /^[\w.$*<>[\]-]+\.(ts|tsx|mjs|js|css|sql|md|json|toml)$/;
const PATH = /^[\w.$*<>[\]-]+(\/[\w.$*<>[\]-]*)+$/;

function listFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return MADE.includes(path) || path === '.git' ? [] : listFiles(path);
  });
}

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** What stands in backticks, in the text and in blocks of code, word by word. */
function codeWords(text: string): string[] {
  const code = [...text.matchAll(/^ *```[^\n]*\n(.*?)^ *```|`([^`]+)`/gms)];
  return code.flatMap(([, block, span]) => (block ?? span ?? '').split(/[\s'",()]+/));
}

/** The paths of this project that a text names: those that begin at its top, and names of source files. */
function namedPaths(text: string): string[] {
  return codeWords(text).filter((word) => {
    const [top = ''] = word.split('/');
    if (MADE.includes(top)) return false;
    if (PATH.test(word)) return TOP.has(top) || SOURCE_NAME.test(word.split('/').at(-1) ?? '');
    return SOURCE_NAME.test(word);
  });
}

/** Whether there is such a file or folder; `<name>` and `*` stand for any name. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.$[\]]/g, '\\$&')
    .replace(/\*|<[\w-]+>/g, '[^/]+');
  const matches = new RegExp(path.includes('/') ? `^${pattern}$` : `(^|/)${pattern}$`);
  return [...FILES, ...FOLDERS].some((known) => matches.test(known));
}

const namedScripts = (text: string) =>
  [...text.matchAll(/\bnpm\s+(?:run\s+([\w:]+)|(start|test)\b)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );

/** The links within the project that lead nowhere: `file.md`, `#heading`, `file.md#heading`. */
function brokenLinks(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [file = '', heading] = link.split('#');
    const target = file ? join(dirname(path), file) : path;
    if (!existsSync(target)) return true;
    return heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading);
  });
}

/** The addresses of a page's headings, as GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** What is wrong with every page, behind its name. */
const wrong = (find: (page: (typeof PAGES)[number]) => string[]) =>
  PAGES.flatMap((page) => find(page).map((name) => `${page.path}: ${name}`));

describe('the words for people', () => {
  it('are found', () => {
    const paths = PAGES.map(({path}) => path);
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md']));
    expect(paths.filter((path) => path.startsWith('docs/decisions/')).length).toBeGreaterThan(10);
  });

  it('name files and folders that exist', () => {
    expect(wrong(({text}) => namedPaths(text).filter((path) => !isThere(path)))).toEqual([]);
  });

  it('lead to pages and headings that exist', () => {
    expect(wrong(({path, text}) => brokenLinks(path, text))).toEqual([]);
  });

  it('name npm scripts that exist', () => {
    const isMissing = (script: string) => !Object.hasOwn(SCRIPTS, script);
    expect(wrong(({text}) => namedScripts(text).filter(isMissing))).toEqual([]);
  });

  it('keep the README short', () => {
    const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(120);
  });

  it('list every decision in their index', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const pages = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
    expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});

describe('this test', () => {
  it.each([
    ['see `app/root.tsx` and `server.ts`', true],
    ['see `app/routes/[robots.txt].tsx`, `app/routes/product.$handle.tsx`', true],
    ['see `supabase/functions/<name>/handler.ts` and `app/features/*/`', true],
    ['see `dist/server/index.js`, `text/html` and `@shopify/hydrogen`', true],
    ['see `app/roots.tsx`', false],
    ['see `no-such-file.ts`', false],
    ['see `features/cart/cart.ts`', false],
    ['see `app/no-such-folder/`', false],
    ['see `app/features/<name>/no-such-file.ts`', false],
    ['```\nnpm run test:unit -- app/no-such.test.ts\n```', false],
  ])('reads %j', (text, isRight) => {
    expect(namedPaths(text).every(isThere)).toBe(isRight);
  });

  it('finds the npm scripts in a text', () => {
    expect(namedScripts('`npm start`, `npm run test:unit -- x`, `npm install`')).toEqual([
      'start',
      'test:unit',
    ]);
  });
});
