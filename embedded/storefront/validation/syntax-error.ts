import {GraphQLError} from 'graphql';

/** The error of a query above Shopify's parser limits. */
export function tooLarge(): GraphQLError {
  return new GraphQLError('This query is too large to execute.');
}

/** A graphql-js parse error in the wording of Shopify's parser. */
export function syntaxError(error: GraphQLError): GraphQLError {
  if (error.message.includes('Parsing aborted')) return tooLarge();
  const [location] = error.locations ?? [];
  const at = location ? ` at [${location.line}, ${location.column}]` : '';
  const found = /(?:found|Unexpected) (<EOF>|.+?)\.?$/.exec(error.message)?.[1];
  const token = found === '<EOF>' ? 'end of file' : (found ?? 'token');
  return new GraphQLError(`syntax error, unexpected ${token}${at}`, {
    source: error.source,
    positions: error.positions,
  });
}
