import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {expect, it} from 'vitest';

/** The places of words: a folder with a file of each room for each language, or one file for each. */
const ROOMS = 'app/words';
const SHARED = [
  'supabase/functions/_shared/contracts/words',
  'supabase/functions/_shared/mails/words',
  'supabase/functions/_shared/rejections',
  'embedded/checkout/words',
];

/** Rules of a language and no texts: rooms, and keys of rooms. */
const CODE = ['language', 'long-date', 'plural', 'search-grammar', 'structured-data.printed'];

/** Words that are the same in both languages; read one twice before it is added. */
const SAME = new Set(
  [
    'Menu Contact Journal Message Signature Mission Vision Total Budget Original original',
    'Confirmation Taxes FAQ Orientation Suggestions',
    'cm',
  ].flatMap((list) => list.split(' ')),
);

/** A word that both languages would print as it is. */
const NAME = 'Fundy';
const MAX_PARAMETERS = 5;

interface Text {
  key: string;
  text: string;
}

async function wordsIn(path: string): Promise<unknown> {
  const file = (await import(/* @vite-ignore */ join(process.cwd(), path))) as {default: unknown};
  return file.default;
}

/** The texts of a file by their keys; what a function says for some values as well. */
function textsOf(words: unknown, key: string): Text[] {
  if (CODE.includes(key)) return [];
  if (typeof words === 'string') return [{key, text: words}];
  if (typeof words === 'function') return saidBy(words as (...values: unknown[]) => unknown, key);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) => textsOf(value, `${key}.${name}`));
}

/** What a function says for numbers, names, rows and lists; values that it cannot take are left out. */
function saidBy(say: (...values: unknown[]) => unknown, key: string): Text[] {
  const row: unknown = new Proxy({}, {get: () => NAME});
  const values = [1, 2, NAME, row, [8, 10]];
  let calls: unknown[][] = [[]];
  for (let place = 0; place < Math.min(say.length, MAX_PARAMETERS); place += 1) {
    // Not every combination of many: a plural depends on one number.
    const some = place < 3 ? values : values.slice(1, 3);
    calls = calls.flatMap((call) => some.map((value) => [...call, value]));
  }
  const said = calls.flatMap((call, position) => {
    try {
      return textsOf(say(...call), `${key}(${position})`);
    } catch {
      return [];
    }
  });
  return said.length > 0 ? said : [{key, text: ''}];
}

const RULES: readonly (readonly [rule: string, breaks: RegExp])[] = [
  // The Office québécois de la langue française; it wants no space before ; ! ? where there is no narrow one.
  ['a no-break space before :', /(?<!\u00a0):(?=[\s.,)»”]|$)/],
  ['no-break spaces within « »', /«(?!\u00a0)|(?<!\u00a0)»/],
  ['no space before ; ! ?', /\s[;!?]/],
  ['no narrow space', /\u202f/],
  ['a typographic apostrophe and quotation marks', /['"“]/],
  ['an ellipsis in one character', /\.\.\./],
  ['a no-break space before a sign', /\d ?[$%]|\$ CA/],
];

/** Names of provinces and states. */
const NAMES = /\.countries\./;

/** A piece between elements may have nothing to say in one language. */
const MAY_BE_EMPTY = /\.(before|after|between)\w*$|\.(before|after|between)\./i;

function mistakesIn(french: Text[], english: Text[]): string[] {
  const englishByKey = new Map(english.map(({key, text}) => [key, text]));
  return french.flatMap(({key, text}) => {
    const mistakes = RULES.filter(([, breaks]) => breaks.test(text)).map(([rule]) => rule);
    if (text === '' && !MAY_BE_EMPTY.test(key)) mistakes.push('a text');
    const said = text
      .replaceAll(NAME, '')
      .replace(/\{\w+\}/g, '')
      .replace(/^\P{L}+|\P{L}+$/gu, '');
    const isSame = said !== '' && englishByKey.get(key) === text;
    if (isSame && !SAME.has(said) && !NAMES.test(key)) mistakes.push('French');
    return mistakes.map((rule) => `${key} needs ${rule}: ${text}`);
  });
}

const rooms = readdirSync(join(ROOMS, 'fr'))
  .map((file) => basename(file, '.ts'))
  // They put the others together.
  .filter((room) => !['index', 'long-texts', 'server'].includes(room));

const files = [
  ...rooms.map((room) => [room, (language: string) => `${ROOMS}/${language}/${room}.ts`] as const),
  ...SHARED.map((folder) => [folder, (language: string) => `${folder}/${language}.ts`] as const),
];

it.each(files)('%s follows the rules of written French', async (name, fileIn) => {
  const [french, english] = await Promise.all(
    ['fr', 'en'].map(async (language) => textsOf(await wordsIn(fileIn(language)), name)),
  );
  expect(mistakesIn(french!, english!)).toEqual([]);
});
