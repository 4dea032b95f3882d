import {GraphQLError} from 'graphql';

/**
 * Fields that need an access token, by type, with the access scope that Shopify names.
 *
 * @see https://shopify.dev/docs/api/storefront#tokenless-access
 */
const TOKEN_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  QueryRoot: {
    customer: 'unauthenticated_read_customers',
    menu: 'unauthenticated_read_content',
    metaobject: 'unauthenticated_read_metaobjects',
    metaobjects: 'unauthenticated_read_metaobjects',
    productTags: 'unauthenticated_read_product_tags',
  },
  Product: {tags: 'unauthenticated_read_product_tags'},
};
/** Metafields of every owner. */
const METAFIELDS = new Set(['metafield', 'metafields']);

/** Whether a field needs an access token: product tags, metafields, metaobjects, menus and customers do. */
export function needsToken(typeName: string, fieldName: string): boolean {
  return METAFIELDS.has(fieldName) || scopeOf(typeName, fieldName) !== undefined;
}

function scopeOf(typeName: string, fieldName: string): string | undefined {
  const isCustomer = typeName === 'Mutation' && fieldName.startsWith('customer');
  return isCustomer ? 'unauthenticated_write_customers' : TOKEN_FIELDS[typeName]?.[fieldName];
}

/** Shopify's error for a field that a caller may not read. */
export function accessDenied(typeName: string, fieldName: string): GraphQLError {
  const scope = scopeOf(typeName, fieldName);
  const requiredAccess = scope ? `\`${scope}\` access scope.` : 'A storefront access token.';
  return new GraphQLError(
    `Access denied for ${fieldName} field. Required access: ${requiredAccess}`,
    {
      extensions: {
        code: 'ACCESS_DENIED',
        documentation: 'https://shopify.dev/api/usage/access-scopes',
        requiredAccess,
      },
    },
  );
}
