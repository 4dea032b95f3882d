import {markUntranslated} from '~/lib/language/untranslated';
import type {SafeQuery} from './safe-query';

/**
 * Sends a query in the page's language and in the shop's first language, whose data the cache usually has, and marks
 * texts that the store hasn't translated. A query that marks none is sent once.
 */
export function queryBoth(safeQuery: SafeQuery, inFirstLanguage: SafeQuery): SafeQuery {
  return async (query, options) => {
    if (!options.marksUntranslated) return await safeQuery(query, options);
    const [result, first] = await Promise.all([
      safeQuery(query, options),
      inFirstLanguage(query, options),
    ]);
    if (!result.ok || !first.ok) return result;
    return {...result, data: markUntranslated(result.data, first.data)};
  };
}
