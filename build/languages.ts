import {createHash} from 'node:crypto';
import {defaultClientConditions, type Plugin} from 'vite';
import {LANGUAGES} from '../supabase/functions/_shared/contracts/languages';

/**
 * The language that is built: the first, or that of the variable SHOP_LANGUAGE. Throws for one that the shop does not speak.
 */
export function builtLanguage(code: string = LANGUAGES[0].code) {
  const language = LANGUAGES.find((one) => one.code === code);
  if (!language) throw new Error(`SHOP_LANGUAGE: ${code} is none of the shop's languages`);
  return language;
}

/** The condition that `imports` of package.json picks the words by. */
export function wordsOf(code: string): Plugin {
  return {
    name: 'shop:words-of',
    config: () => ({
      resolve: {conditions: [code, ...defaultClientConditions]},
      ssr: {resolve: {conditions: [code]}},
    }),
  };
}

/**
 * Each module gets a copy of its own of the words that it imports, and so the bundler leaves in a chunk those that are said there
 * and writes them in their place. Else what loads on demand would have its words in the page's first chunk.
 */
export function copiedWords(): Plugin {
  return {
    name: 'shop:copied-words',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/^#(contract-)?words/.test(source)) return null;
      const resolved = await this.resolve(source, importer, {...options, skipSelf: true});
      if (!resolved) return null;
      const copy = createHash('sha256').update(importer).digest('hex').slice(0, 12);
      return {...resolved, id: `${resolved.id}?for=${copy}`};
    },
  };
}

const OTHER_BUILDS = 'virtual:shop/other-languages';

/**
 * `virtual:shop/other-languages`: the server builds of the other languages by their codes, which `embedded/bin/build.mjs` made in
 * folders of that name: of those in the variable SHOP_LANGUAGES when it is set. Empty in development, which serves one language.
 */
export function otherLanguages(
  buildFolder: string,
  built: string | undefined = process.env.SHOP_LANGUAGES,
): Plugin {
  let isBuild = false;
  return {
    name: 'shop:other-languages',
    config: (_, {command}) => void (isBuild = command === 'build'),
    resolveId: (source) => (source === OTHER_BUILDS ? `\0${OTHER_BUILDS}` : null),
    load(id) {
      if (id !== `\0${OTHER_BUILDS}`) return null;
      const codes = LANGUAGES.slice(1)
        .map(({code}) => code)
        .filter((code) => isBuild && (built?.split(',').includes(code) ?? true));
      const imports = codes.map(
        (code) =>
          `import * as ${code} from '${process.cwd()}/${buildFolder}/${code}/server/index.js';`,
      );
      return [...imports, `export const BUILDS = {${codes.join(', ')}};`].join('\n');
    },
  };
}
