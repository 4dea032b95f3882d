import {LANGUAGES} from '#contracts/languages';
import {withTimeLimit} from '#contracts/time/time-limit';
import {isRecord} from '~/lib/read-json';
import type {SafeQuery} from '~/lib/storefront/safe-query';

/** Fields that the store can translate, of products, articles, metafields and so on. */
const TEXTS = [
  'title',
  'description',
  'descriptionHtml',
  'content',
  'contentHtml',
  'excerpt',
  'value',
];

/** The longest time that a text waits for its mark: less than any page has for its own texts. */
const FIRST_LANGUAGE_TIMEOUT_MS = 1000;

/** Two letters in a row. A number or a size has no language. */
const WORD = /\p{L}{2}/u;

export interface Marked {
  untranslated?: readonly string[];
}

/**
 * Marks texts without a translation in a query's data: each object lists its texts that are identical in the first
 * language. Shopify's API offers no other way to detect them. Both arguments are data of the same query.
 */
export function markUntranslated<Data>(data: Data, first: unknown): Data {
  if (Array.isArray(data)) {
    const others: unknown[] = Array.isArray(first) ? first : [];
    return data.map((one, index) =>
      markUntranslated(one, isRecord(one) && one.id ? findById(others, one.id) : others[index]),
    ) as Data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const other = Object(first) as Record<string, unknown>;
  const entries = Object.entries(data);
  const untranslated = entries
    .filter(([key, text]) => TEXTS.includes(key) && text === other[key] && WORD.test(String(text)))
    .map(([key]) => key);
  return {
    ...Object.fromEntries(
      entries.map(([key, value]) => [key, markUntranslated(value, other[key])]),
    ),
    ...(untranslated.length > 0 && {untranslated}),
  } as Data;
}

/** The order by title differs between languages, and a cached list may lack the newest product. */
function findById(items: unknown[], id: unknown): unknown {
  return items.find((item) => isRecord(item) && item.id === id);
}

/**
 * `safeQuery` in the page's language and in the shop's first language, whose data the cache usually has. Marks texts
 * that the store hasn't translated (`findTextLanguage`), unless the first language takes too long.
 */
export function createQueryWithLang(safeQuery: SafeQuery, inFirstLanguage: SafeQuery): SafeQuery {
  return async (query, options) => {
    const loading = withTimeLimit(inFirstLanguage(query, options), FIRST_LANGUAGE_TIMEOUT_MS);
    const [result, first] = await Promise.all([
      safeQuery(query, options),
      loading.catch(() => null),
    ]);
    if (!result.ok || !first?.ok) return result;
    return {...result, data: markUntranslated(result.data, first.data)};
  };
}

/**
 * The `lang` of a text from the store, if it differs from the page's: the first language when the store has no
 * translation. Undefined otherwise.
 */
export function findTextLanguage<Texts extends object>(
  texts: Texts,
  key: keyof Texts & string,
): string | undefined {
  return (texts as Marked).untranslated?.includes(key) ? LANGUAGES[0].code : undefined;
}

/** The `lang` of a metaobject's text; see `findTextLanguage`. */
export function findFieldLanguage(
  metaobject: {fields: readonly {key: string; value?: string | null}[]} | null | undefined,
  key: string,
): string | undefined {
  const field = metaobject?.fields.find((one) => one.key === key);
  return field && findTextLanguage(field, 'value');
}

/** The keys of a metaobject's untranslated fields. */
export function untranslatedKeys(
  fields: readonly {key: string; value?: string | null}[],
): string[] {
  return fields.filter((field) => findTextLanguage(field, 'value')).map(({key}) => key);
}
