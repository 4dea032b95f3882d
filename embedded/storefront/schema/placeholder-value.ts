import {
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type {StorefrontContext} from '../context';

const SCALARS: Record<string, (context: StorefrontContext) => unknown> = {
  JSON: () => '{}',
  Boolean: () => false,
  Int: () => 0,
  Float: () => 0,
  Decimal: () => '0.0',
  UnsignedInt64: () => '0',
  ID: () => 'gid://shopify/None/0',
  URL: (context) => `${context.shopOrigin}/`,
  Color: () => '#000000',
  DateTime: (context) => context.clock().toISOString(),
  ISO8601DateTime: (context) => context.clock().toISOString(),
};

/**
 * The value of a field that this shop has no data for: null where the schema allows it, otherwise the empty value of
 * its type. Objects are returned empty, and this function is called for their fields.
 */
export function placeholderValue(
  type: GraphQLOutputType,
  schema: GraphQLSchema,
  context: StorefrontContext,
): unknown {
  if (!isNonNullType(type)) return null;
  const required = type.ofType;
  if (isListType(required)) return [];
  if (isEnumType(required)) return required.getValues()[0]?.value;
  if (isAbstractType(required)) return {__typename: schema.getPossibleTypes(required)[0]?.name};
  if (isObjectType(required)) return {};
  return SCALARS[required.name]?.(context) ?? '';
}
