import {GraphQLScalarType, type GraphQLSchema} from 'graphql';

const INSTANTS = ['DateTime', 'ISO8601DateTime'];

/** Returns instants in Shopify's format: in UTC, to the second. A parsed schema's scalars return what they're given. */
export function formatInstants(schema: GraphQLSchema): void {
  for (const name of INSTANTS) {
    const scalar = schema.getType(name);
    if (!(scalar instanceof GraphQLScalarType)) continue;
    scalar.serialize = (value) => new Date(String(value)).toISOString().replace(/\.\d+Z$/, 'Z');
  }
}
