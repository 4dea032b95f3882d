import {readFileSync} from 'node:fs';
import {buildSchema, execute, getOperationAST, GraphQLError} from 'graphql';
import {coerceVariables} from '../storefront/execution/coerce-variables';
import {formatError} from '../storefront/execution/format-error';
import {createDocumentPreparer} from '../storefront/execution/prepare-document';
import type {GraphqlResponse, GraphqlRequest} from '../storefront/execution/run-operation';
import {checkScalars} from '../storefront/schema/scalars';
import type {AdminContext} from './context';
import {collectionMutations} from './mutations/collection-mutations';
import {contentMutations} from './mutations/content-mutations';
import {customerMutations} from './mutations/customer-mutations';
import {definitionMutations} from './mutations/definition-mutations';
import {fileMutations} from './mutations/file-mutations';
import {metaobjectMutations} from './mutations/metaobject-mutations';
import {productMutations} from './mutations/product-mutations';
import {translationMutations} from './mutations/translation-mutations';
import {contentQueries} from './queries/content-queries';
import {productQueries} from './queries/product-queries';
import {translationQueries} from './queries/translation-queries';

const SCHEMA_FILE = new URL('./schema.graphql', import.meta.url);

/** Every root field; graphql-js calls each with its arguments and the context. */
const ROOT = {
  ...productQueries,
  ...contentQueries,
  ...translationQueries,
  ...productMutations,
  ...definitionMutations,
  ...metaobjectMutations,
  ...fileMutations,
  ...customerMutations,
  ...contentMutations,
  ...collectionMutations,
  ...translationMutations,
};

export type RunAdminOperation = (
  request: GraphqlRequest,
  context: AdminContext,
) => Promise<GraphqlResponse>;

/** Creates the function that executes operations. Errors in a request become part of the result. */
export function createAdminRunner(): RunAdminOperation {
  const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
  checkScalars(schema);
  const prepare = createDocumentPreparer(schema);
  return async ({query, variables, operationName}, context) => {
    const prepared = prepare(query);
    if (!prepared.ok) return {errors: prepared.errors.map(formatError)};
    const {document} = prepared;
    const operation = getOperationAST(document, operationName);
    if (!operation) {
      return {errors: [formatError(new GraphQLError('An operation name is required'))]};
    }
    const {values, errors} = coerceVariables(schema, operation, variables);
    if (errors.length > 0) return {errors: errors.map(formatError)};
    const result = await execute({
      schema,
      document,
      operationName,
      variableValues: values,
      rootValue: ROOT,
      contextValue: context,
    });
    return {
      data: result.data ?? null,
      ...(result.errors ? {errors: result.errors.map(formatError)} : {}),
    };
  };
}
