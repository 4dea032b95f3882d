import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import {describe, expect, it} from 'vitest';

/** The paths, links and npm scripts in README, CONTRIBUTING and docs/ exist. */

/** Created by commands, so absent from a fresh clone. */
const GENERATED = ['.embedded', 'dist', 'node_modules', 'screenshots', 'test-results'];

const FILES = listFiles('.');
const FOLDERS = new Set(FILES.flatMap(foldersOf));
const TOP = new Set(readdirSync('.'));
const SCRIPTS = (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object}).scripts;

const PAGES = FILES.filter((path) => /^(README|CONTRIBUTING|docs\/.+)\.md$/.test(path)).map(
  (path) => ({path, text: readFileSync(path, 'utf8')}),
);

/** A source file without its folder. */
const SOURCE_NAME = /^[\w.$*<>[\]-]+\.(ts|tsx|mjs|js|css|sql|md|json|toml)$/;
const PATH = /^[\w.$*<>[\]-]+(\/[\w.$*<>[\]-]*)+$/;

function listFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return GENERATED.includes(path) || path === '.git' ? [] : listFiles(path);
  });
}

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** The words in inline code and code blocks. */
function codeWords(text: string): string[] {
  const code = [...text.matchAll(/^ *```[^\n]*\n(.*?)^ *```|`([^`]+)`/gms)];
  return code.flatMap(([, block, span]) =>
    // The parentheses of a route's optional segment are no call's.
    (block ?? span ?? '').replaceAll('($locale)', '*').split(/[\s'",()]+/),
  );
}

/** The paths of this project in a text: those that begin with a top-level name, and names of source files. */
function namedPaths(text: string): string[] {
  return codeWords(text).filter((word) => {
    const [top = ''] = word.split('/');
    if (GENERATED.includes(top)) return false;
    if (PATH.test(word)) return TOP.has(top) || SOURCE_NAME.test(word.split('/').at(-1) ?? '');
    return SOURCE_NAME.test(word);
  });
}

/** Whether a file or folder matches; `<name>` and `*` match any name. */
function exists(path: string): boolean {
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

/** The links to files or headings that do not exist: `file.md`, `#heading`, `file.md#heading`. */
function brokenLinks(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [file = '', heading] = link.split('#');
    const target = file ? join(dirname(path), file) : path;
    if (!existsSync(target)) return true;
    return heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading);
  });
}

/** The anchors of a page's headings, as GitHub generates them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** The problems of all pages, each after the page's path. */
const findProblems = (find: (page: (typeof PAGES)[number]) => string[]) =>
  PAGES.flatMap((page) => find(page).map((name) => `${page.path}: ${name}`));

describe('the documentation', () => {
  it('is found', () => {
    const paths = PAGES.map(({path}) => path);
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md']));
    expect(paths.filter((path) => path.startsWith('docs/decisions/')).length).toBeGreaterThan(10);
  });

  it('names files and folders that exist', () => {
    expect(findProblems(({text}) => namedPaths(text).filter((path) => !exists(path)))).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    expect(findProblems(({path, text}) => brokenLinks(path, text))).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const isMissing = (script: string) => !Object.hasOwn(SCRIPTS, script);
    expect(findProblems(({text}) => namedScripts(text).filter(isMissing))).toEqual([]);
  });

  it('has a short README', () => {
    const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(120);
  });

  it('lists every decision in the index', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const pages = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
    expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});

describe('this test', () => {
  it.each([
    ['see `app/root.tsx` and `server.ts`', true],
    ['see `app/routes/[robots.txt].tsx`, `app/routes/($locale).product.$handle.tsx`', true],
    ['see `supabase/functions/<name>/handler.ts` and `app/features/*/`', true],
    ['see `dist/server/index.js`, `text/html` and `@shopify/hydrogen`', true],
    ['see `app/roots.tsx`', false],
    ['see `no-such-file.ts`', false],
    ['see `features/cart/cart.ts`', false],
    ['see `app/no-such-folder/`', false],
    ['see `app/features/<name>/no-such-file.ts`', false],
    ['```\nnpm run test:unit -- app/no-such.test.ts\n```', false],
  ])('checks the paths in %j: %s', (text, isValid) => {
    expect(namedPaths(text).every(exists)).toBe(isValid);
  });

  it('finds the npm scripts in a text', () => {
    expect(namedScripts('`npm start`, `npm run test:unit -- x`, `npm install`')).toEqual([
      'start',
      'test:unit',
    ]);
  });
});
