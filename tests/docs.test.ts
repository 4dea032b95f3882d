import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path/posix';
import {describe, expect, it} from 'vitest';

/** The paths and npm scripts in both READMEs, CONTRIBUTING and docs/ exist; `npm run check` follows their links. */

/** Created by commands, so absent from a fresh clone. */
const GENERATED = ['.embedded', 'dist', 'node_modules', 'screenshots', 'test-results'];

const FILES = listFiles('.');
const TOP = new Set(readdirSync('.'));
const SCRIPTS = (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object}).scripts;

const PAGES = FILES.filter((path) =>
  /^((embedded\/)?README|CONTRIBUTING|docs\/.+)\.md$/.test(path),
).map((path) => ({path, text: readFileSync(path, 'utf8')}));

/** A source file without its folder. */
const SOURCE_NAME = /^[\w.$*<>[\]-]+\.(ts|tsx|mjs|js|css|sql|md|json|toml)$/;
const PATH = /^[\w.$*<>[\]-]+(\/[\w.$*<>[\]-]*)+$/;

/** Folders too. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return GENERATED.includes(path) || path === '.git' ? [] : [path, ...listFiles(path)];
  });
}

/** The words in inline code and code blocks. */
function codeWords(text: string): string[] {
  const code = [...text.matchAll(/^ *```[^\n]*\n(.*?)^ *```|`([^`]+)`/gms)];
  return code.flatMap(([, block, span]) =>
    // The parentheses of a route's optional segment aren't a call's.
    (block ?? span ?? '').replaceAll('($locale)', '*').split(/[\s'",()]+/),
  );
}

/** The paths of this project in a text: those that start with a top-level name, and names of source files. */
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
  return FILES.some((known) => matches.test(known));
}

const namedScripts = (text: string) =>
  [...text.matchAll(/\bnpm\s+(?:run\s+([\w:]+)|(start|test)\b)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );

/** The problems of all pages, each after the page's path. */
const findProblems = (find: (page: (typeof PAGES)[number]) => string[]) =>
  PAGES.flatMap((page) => find(page).map((name) => `${page.path}: ${name}`));

describe('the documentation', () => {
  it('names files and folders that exist', () => {
    expect(findProblems(({text}) => namedPaths(text).filter((path) => !exists(path)))).toEqual([]);
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
