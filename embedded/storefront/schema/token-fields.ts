import {GraphQLError} from 'graphql';

/**
 * Fields that need an access token.
 *
 * @see https://shopify.dev/docs/api/storefront#tokenless-access
 */
const TOKEN_FIELDS = new Set([
  'QueryRoot.menu',
  'QueryRoot.metaobject',
  'QueryRoot.metaobjects',
  'Product.tags',
]);
/** Metafields of every owner. */
const METAFIELDS = new Set(['metafield', 'metafields']);

/** Whether a field needs an access token: metafields, metaobjects, menus and product tags do. */
export function needsToken(typeName: string, fieldName: string): boolean {
  return METAFIELDS.has(fieldName) || TOKEN_FIELDS.has(`${typeName}.${fieldName}`);
}

/** The error for a field that a caller without a token may not read. */
export function accessDenied(fieldName: string): GraphQLError {
  return new GraphQLError(`Access denied for ${fieldName} field. It requires an access token.`, {
    extensions: {code: 'ACCESS_DENIED'},
  });
}
