import {cpSync, readdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {TRIES_EVERY_CASE} from '../support/every-case';
import {buildProject, copyProject, editFile} from '../support/project-copy';
import {startShop, type Shop} from '../support/shop';

/** Everything but the words stays as in French. */
const RULES = ['curly-quotes', 'formats', 'search-grammar', 'subjects'].map((name) => `${name}.ts`);

/** They put the others together. */
const LISTS = ['index.ts', 'long-texts.ts', 'server.ts'];

/** The words of the made-up language: the first one's in brackets. */
const BRACKETED = `import en from '../en/ROOM';
const bracket = (words) =>
  typeof words === 'string' ? '[' + words + ']'
  : typeof words === 'function' ? (...values) => bracket(words(...values))
  : Array.isArray(words) ? words.map(bracket)
  : Object.getPrototypeOf(words) !== Object.prototype ? words
  : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, bracket(value)]));
export default bracket(en);
`;

describe.runIf(TRIES_EVERY_CASE)('a third language, added as in CONTRIBUTING.md', () => {
  let project: string;
  let shop: Shop;
  beforeAll(async () => {
    project = copyProject();
    addEsperanto();
    await buildProject(project);
    shop = await startShop({env: {SHOP_BUILD_FOLDER: join(project, 'dist')}});
  }, 300_000);
  afterAll(() => shop?.close());

  function addEsperanto() {
    const contracts = join(project, 'supabase/functions/_shared/contracts');
    editFile(join(contracts, 'languages.ts'), (text) =>
      text.replace(
        /(\{code: 'fr'.*\n)/,
        "$1  {code: 'eo', locale: 'eo', path: '/eo', name: 'Esperanto'},\n",
      ),
    );
    cpSync(join(project, 'app/words/fr'), join(project, 'app/words/eo'), {recursive: true});
    for (const name of readdirSync(join(project, 'app/words/eo'))) {
      if (!RULES.includes(name) && !LISTS.includes(name)) {
        const text = BRACKETED.replace('ROOM', basename(name, '.ts'));
        writeFileSync(join(project, 'app/words/eo', name), text);
      }
    }
    editFile(join(project, 'app/words/eo/index.ts'), (text) =>
      text.replace('words/fr', 'words/eo'),
    );
    writeFileSync(
      join(project, 'app/words/eo/language.ts'),
      "export default {code: 'eo', locale: 'eo', path: '/eo'};\n",
    );
    writeFileSync(join(contracts, 'words/eo.ts'), BRACKETED.replace('../en/ROOM', './en.ts'));
  }

  const getHtml = async (path: string) => (await shop.get(path)).html;

  it('has its own pages, beside the first two', async () => {
    const [english, french, esperanto] = await Promise.all(
      ['/contact', '/fr/contact', '/eo/contact'].map(getHtml),
    );
    expect(esperanto).toContain('<html lang="eo"');
    expect(esperanto).toContain('[Get in Touch]');
    expect(english).toContain('>Get in Touch<');
    expect(french).not.toContain('Get in Touch');
    for (const html of [english, french, esperanto]) {
      for (const language of ['en', 'fr', 'eo']) {
        expect(html).toMatch(new RegExp(`rel="alternate" hrefLang="${language}"`));
      }
    }
    expect(english).toContain('href="/eo/contact"');
  });

  it('shows works without translations in the first language', async () => {
    const html = await getHtml('/eo/product/first-light');
    expect(html).toMatch(/<h1[^>]* lang="en">First Light/);
    expect(html).toContain('[Add to Cart]');
  });
});
