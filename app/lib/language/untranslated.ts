import {LANGUAGES} from '#contracts/languages';

/** What the store translates of a product, an article, a metafield and so on. */
const TEXTS = [
  'title',
  'description',
  'descriptionHtml',
  'contentHtml',
  'excerpt',
  'body',
  'value',
];

/** Two letters in a row: a number or a size has no language. */
const WORDS = /\p{L}{2}/u;

export interface Marked {
  untranslated?: readonly string[];
}

/**
 * A query's data, in which every object names those of its texts that are the same in the first language: the store has no
 * translation of them. Shopify's API tells it no other way. Both are data of the same query.
 */
export function markUntranslated<Data>(data: Data, first: unknown): Data {
  if (Array.isArray(data)) {
    return data.map((one, index) => markUntranslated(one, Object(first)[index])) as Data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const other = Object(first) as Record<string, unknown>;
  const entries = Object.entries(data);
  const untranslated = entries
    .filter(([key, text]) => TEXTS.includes(key) && text === other[key] && WORDS.test(String(text)))
    .map(([key]) => key);
  return {
    ...Object.fromEntries(
      entries.map(([key, value]) => [key, markUntranslated(value, other[key])]),
    ),
    ...(untranslated.length > 0 && {untranslated}),
  } as Data;
}

/** The `lang` of a text of the store: the first language's where it has no translation, nothing where it has the page's. */
export function findTextLanguage<Texts extends object>(
  texts: Texts,
  key: keyof Texts & string,
): string | undefined {
  return (texts as Marked).untranslated?.includes(key) ? LANGUAGES[0].code : undefined;
}
