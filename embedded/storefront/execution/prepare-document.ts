import {GraphQLError, parse, type DocumentNode, type GraphQLSchema} from 'graphql';
import {syntaxError, tooLarge} from '../validation/syntax-error';
import {validateDocument} from '../validation/validate-document';
import {createLruCache} from '../caching/lru-cache';

export type PreparedDocument =
  | {ok: true; document: DocumentNode}
  /** A syntax error, or a document that is invalid for the schema. */
  | {ok: false; errors: readonly GraphQLError[]};

const MAX_CACHED_DOCUMENTS = 200;
/** Tokens; far above any storefront's queries, and low enough that no query can exhaust the parser. */
const MAX_TOKENS = 10_000;

/** Creates a function that parses and validates a query, with a cache of recent ones: storefronts repeat a few. */
export function createDocumentPreparer(schema: GraphQLSchema): (query: string) => PreparedDocument {
  const known = createLruCache<PreparedDocument>(MAX_CACHED_DOCUMENTS);
  const prepare = (query: string): PreparedDocument => {
    try {
      const document = parse(query, {maxTokens: MAX_TOKENS});
      const errors = validateDocument(schema, document);
      return errors.length ? {ok: false, errors} : {ok: true, document};
    } catch (error) {
      if (error instanceof GraphQLError) return {ok: false, errors: [syntaxError(error)]};
      // Selections nested thousands of levels deep overflow the parser's stack, whatever the number of tokens.
      if (error instanceof RangeError) return {ok: false, errors: [tooLarge()]};
      throw error;
    }
  };
  return (query) => known.get(query, () => prepare(query));
}
