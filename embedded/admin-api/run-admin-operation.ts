import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {
  buildClientSchema,
  defaultFieldResolver,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {createExecutor, type ExecuteRequest} from '../storefront/execution/execute-request';
import {formatInstants} from '../storefront/schema/scalars';
import type {AdminContext} from './context';
import {articleMutations} from './mutations/article-mutations';
import {collectionMutations} from './mutations/collection-mutations';
import {contentMutations} from './mutations/content-mutations';
import {customerMutations} from './mutations/customer-mutations';
import {definitionMutations} from './mutations/definition-mutations';
import {draftOrderMutations} from './mutations/draft-order-mutations';
import {fileMutations} from './mutations/file-mutations';
import {metaobjectMutations} from './mutations/metaobject-mutations';
import {orderMutations} from './mutations/order-mutations';
import {productMutations} from './mutations/product-mutations';
import {translationMutations} from './mutations/translation-mutations';
import {contentQueries} from './queries/content-queries';
import {orderQueries} from './queries/order-queries';
import {productQueries} from './queries/product-queries';
import {translationQueries} from './queries/translation-queries';
import {InvalidInput, type UserError} from './user-error';

/** Shopify's own schema, as published in its package `@shopify/dev-mcp` (1.11.0). */
const SCHEMA_FILE = new URL('./schema/admin_2026-04.json.gz', import.meta.url);

const MUTATIONS = {
  ...productMutations,
  ...definitionMutations,
  ...metaobjectMutations,
  ...fileMutations,
  ...customerMutations,
  ...contentMutations,
  ...articleMutations,
  ...collectionMutations,
  ...translationMutations,
  ...orderMutations,
  ...draftOrderMutations,
};

/** All root fields. graphql-js calls each with its arguments and the context. */
const ROOT = {
  ...productQueries,
  ...contentQueries,
  ...translationQueries,
  ...orderQueries,
  ...Object.fromEntries(
    Object.entries(MUTATIONS).map(([name, mutate]) => [name, withUserErrors(mutate as Mutation)]),
  ),
};

type Mutation = (args: object, context: AdminContext) => object | void | Promise<object | void>;

/** The payload of a mutation that rejects its input. Its other fields are null. */
class RejectedPayload {
  constructor(readonly userErrors: readonly UserError[]) {}
}

function withUserErrors(mutate: Mutation) {
  return async (args: object, context: AdminContext) => {
    try {
      return {userErrors: [], ...(await mutate(args, context))};
    } catch (error) {
      if (error instanceof InvalidInput) return new RejectedPayload(error.userErrors);
      throw error;
    }
  };
}

/** Reads a field by name. A field that this backend lacks is an error, because null would mean that it's empty. */
const readField: GraphQLFieldResolver<unknown, AdminContext> = (source, args, context, info) => {
  const {fieldName, parentType} = info;
  // `orderCancel` has a name of its own for the user errors.
  if (fieldName === 'orderCancelUserErrors') return (source as RejectedPayload).userErrors;
  if (!(fieldName in Object(source)) && !(source instanceof RejectedPayload)) {
    throw new GraphQLError(`The embedded Admin API has no ${parentType.name}.${fieldName}`);
  }
  return defaultFieldResolver(source, args, context, info);
};

let run: ExecuteRequest<AdminContext> | undefined;

/** The function that executes operations. Errors in a request become part of the result. Takes a second at first. */
export function adminRunner(): ExecuteRequest<AdminContext> {
  return (run ??= createExecutor(loadSchema(), {rootValue: ROOT, fieldResolver: readField}));
}

function loadSchema(): GraphQLSchema {
  const {data} = JSON.parse(gunzipSync(readFileSync(SCHEMA_FILE)).toString()) as {
    data: IntrospectionQuery;
  };
  const schema = buildClientSchema(data, {assumeValid: true});
  formatInstants(schema);
  return schema;
}
