import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  defaultFieldResolver,
  extendSchema,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {checkPageSize} from '../connections/connection';
import type {StorefrontContext} from '../context';
import type {ApiVersion} from './api-versions';
import {CONSENT_MANAGEMENT} from './consent-management';
import {placeholderValue} from './placeholder-value';
import {RESOLVERS} from './resolvers';
import {formatInstants} from './scalars';

type Resolver = GraphQLFieldResolver<unknown, StorefrontContext, Record<string, unknown>>;

/** Shopify's own schema of a version, as published with hydrogen-react. */
function loadPublishedSchema({handle, schema: file}: ApiVersion): GraphQLSchema {
  const path = createRequire(import.meta.url).resolve(file);
  const schema = buildClientSchema(JSON.parse(readFileSync(path, 'utf8')) as IntrospectionQuery);
  return handle === 'unstable' ? extendSchema(schema, CONSENT_MANAGEMENT) : schema;
}

function isConnectionField(field: GraphQLField<unknown, unknown>): boolean {
  const names = field.args.map((argument) => argument.name);
  return names.includes('first') && names.includes('last');
}

/** Wraps a resolver: checks Shopify's limits before it, and adds the placeholder value after it. */
function guarded(
  field: GraphQLField<unknown, unknown>,
  resolve: Resolver | undefined,
  schema: GraphQLSchema,
): Resolver {
  const isConnection = isConnectionField(field);
  return (source, args, context, info) => {
    if (isConnection) checkPageSize(args);
    if (resolve) return resolve(source, args, context, info);
    const value: unknown = defaultFieldResolver(source, args, context, info);
    return value ?? placeholderValue(field.type, schema, context);
  };
}

/**
 * The executable Storefront API of a version: Shopify's schema with this shop's resolvers for every field. Takes some
 * 100 ms.
 */
export function createStorefrontSchema(version: ApiVersion): GraphQLSchema {
  const schema = loadPublishedSchema(version);
  formatInstants(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const resolvers = RESOLVERS[type.name] as Record<string, Resolver> | undefined;
    for (const field of Object.values(type.getFields())) {
      field.resolve = guarded(field, resolvers?.[field.name], schema);
    }
  }
  return schema;
}
