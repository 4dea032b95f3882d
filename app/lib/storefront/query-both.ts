import {markUntranslated} from '~/lib/language/untranslated';
import type {SafeQuery} from './safe-query';

/** Data of the page's language that is marked, by the object that `parseOnce` keeps; and what it was compared with. */
const marked = new WeakMap<object, {first: unknown; data: unknown}>();

/**
 * Sends a query in the page's language and in the shop's first one, whose data are in its pages' cache already, and marks the
 * texts that the store has not translated. A query that marks none is sent once.
 */
export function queryBoth(safeQuery: SafeQuery, inFirstLanguage: SafeQuery): SafeQuery {
  return async (query, options) => {
    if (!options.marksUntranslated) return await safeQuery(query, options);
    const [result, first] = await Promise.all([
      safeQuery(query, options),
      inFirstLanguage(query, options),
    ]);
    if (!result.ok || !first.ok) return result;
    return {...result, data: markOnce(result.data, first.data)};
  };
}

function markOnce<Data>(data: Data, first: unknown): Data {
  const key = Object(data) as object;
  const known = marked.get(key);
  if (known && known.first === first) return known.data as Data;
  const made = markUntranslated(data, first);
  marked.set(key, {first, data: made});
  return made;
}
