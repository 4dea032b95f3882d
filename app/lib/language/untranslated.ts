import {LANGUAGES} from '#contracts/languages';

/** Fields that the store can translate, of products, articles, metafields and so on. */
const TEXTS = [
  'title',
  'description',
  'descriptionHtml',
  'contentHtml',
  'excerpt',
  'body',
  'value',
];

/** Two letters in a row. A number or a size has no language. */
const WORDS = /\p{L}{2}/u;

export interface Marked {
  untranslated?: readonly string[];
}

/**
 * Marks texts without a translation in a query's data: each object lists its texts that are identical in the first
 * language. Shopify's API offers no other way to detect them. Both arguments are data of the same query.
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

/** The `lang` of a text from the store: the first language if the store has no translation, otherwise undefined. */
export function findTextLanguage<Texts extends object>(
  texts: Texts,
  key: keyof Texts & string,
): string | undefined {
  return (texts as Marked).untranslated?.includes(key) ? LANGUAGES[0].code : undefined;
}
