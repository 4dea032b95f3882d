import {readdirSync} from 'node:fs';
import {Parser} from 'htmlparser2';

/** A sample for each argument of the words' functions. Neither occurs in a text. */
const SAMPLE_TEXT = '\ue000';
const SAMPLE_NUMBER = 7_007;

const FOLDERS = [
  'app/words',
  'supabase/functions/_shared/contracts/words',
  'embedded/checkout/words',
];

/** The shortest text to look for inside another one. Shorter texts must match a whole text. */
const MIN_WITHIN = 16;

/** Texts of the English interface that the French one lacks. Shared ones, such as `Contact`, are correct. */
const french = await interfaceWords('fr');
const english = [...(await interfaceWords('en'))].filter((text) => !french.has(text));
const whole = new Set(english);
const longer = english.filter((text) => text.length >= MIN_WITHIN && text.includes(' '));

/** The English text in a French page, except where it is marked as English. */
export function englishIn(html: string): string[] {
  return readPageTexts(html)
    .filter(({lang}) => lang === 'fr-CA')
    .map(({text}) => text)
    .filter((text) => whole.has(text) || longer.some((phrase) => text.includes(phrase)));
}

/** All interface texts in a language. Texts with a value are split around it. */
async function interfaceWords(language: string): Promise<Set<string>> {
  const files = FOLDERS.flatMap((folder) =>
    listFiles(new URL(`../../${folder}/`, import.meta.url), language),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(file)) as {default: unknown}),
  );
  return new Set(modules.flatMap((module) => textsOf(module.default)));
}

/** `fr.ts`, or the files of the folder `fr`. */
function listFiles(folder: URL, language: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name === `${language}.ts` || name.startsWith(`${language}/`))
    .map((name) => new URL(name, folder).pathname);
}

function textsOf(words: unknown): string[] {
  if (typeof words === 'function') return textsOf(call(words as (...values: unknown[]) => unknown));
  if (typeof words === 'string') {
    return words
      .replace(/<[^>]+>/g, SAMPLE_TEXT)
      .split(/\ue000|7[,.\s\u202f]?007(?:[.,]\d+)?/)
      .map((piece) => piece.replace(/\s+/g, ' ').trim())
      .filter((piece) => /\p{L}{2}/u.test(piece));
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}

function call(words: (...values: unknown[]) => unknown): unknown {
  for (const sample of [SAMPLE_TEXT, SAMPLE_NUMBER, {}, []]) {
    try {
      return words(...Array<unknown>(6).fill(sample));
    } catch {
      // The function expects another kind of value.
    }
  }
  return null;
}

/** A text of a page: the content of an element, or an attribute that is read out or shown. */
interface PageText {
  text: string;
  /** The language of the nearest element that declares one. */
  lang: string | undefined;
}

const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** All texts that a page shows or reads out, except its scripts and styles. */
function readPageTexts(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: {name: string; lang: string | undefined}[] = [];
  const push = (text: string) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (plain) texts.push({text: plain, lang: open.at(-1)?.lang});
  };
  // The parser splits a text at each of its entities.
  let content = '';
  const pushContent = () => {
    if (!['script', 'style'].includes(open.at(-1)?.name ?? '')) push(content);
    content = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      pushContent();
      open.push({name, lang: attributes.lang ?? open.at(-1)?.lang});
      for (const [key, value] of Object.entries(attributes)) {
        if (READ_ATTRIBUTES.has(key)) push(value);
      }
      const what = attributes.name ?? attributes.property ?? '';
      if (name === 'meta' && /description|title|alt|site_name/.test(what)) {
        push(attributes.content ?? '');
      }
    },
    ontext: (text) => void (content += text),
    onclosetag() {
      pushContent();
      open.pop();
    },
  });
  parser.end(html);
  return texts;
}
