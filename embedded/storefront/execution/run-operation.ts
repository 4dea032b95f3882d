import {
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type {StorefrontContext} from '../context';
import {buyerContextOf} from './buyer-context';
import {coerceVariables} from './coerce-variables';
import {formatError} from './format-error';
import {createDocumentPreparer} from './prepare-document';
import {checkQueryLimits} from './query-limits';

export interface GraphqlRequest {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | null;
}

export interface GraphqlResponse {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
  extensions?: Readonly<Record<string, unknown>>;
}

export type RunOperation = (
  request: GraphqlRequest,
  maxCost: number,
  contextFor: (
    buyer: Pick<StorefrontContext, 'country' | 'language' | 'visitorConsent'>,
  ) => StorefrontContext,
) => Promise<GraphqlResponse>;

function noOperation(document: DocumentNode, name: string | null): GraphQLError {
  const hasAny = document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!hasAny) return new GraphQLError('Document contains no operations');
  return new GraphQLError(
    name === null ? 'An operation name is required' : `No operation named "${name}"`,
  );
}

/**
 * Creates the function that executes GraphQL requests. Errors in a request become part of the result and are never
 * thrown.
 */
export function createOperationRunner(schema: GraphQLSchema): RunOperation {
  const prepare = createDocumentPreparer(schema);
  return async (request, maxCost, contextFor) => {
    const prepared = prepare(request.query);
    if (!prepared.ok) return {errors: prepared.errors.map(formatError)};
    const {document} = prepared;
    const operation = getOperationAST(document, request.operationName);
    if (!operation) return {errors: [formatError(noOperation(document, request.operationName))]};
    const {values, errors} = coerceVariables(schema, operation, request.variables);
    if (errors.length) return {errors: errors.map(formatError)};
    const limitError = checkQueryLimits(schema, document, operation, values, maxCost);
    if (limitError) return {errors: [formatError(limitError)]};

    const {isNamed, ...buyer} = buyerContextOf(schema, operation, values);
    const result = await execute({
      schema,
      document,
      operationName: request.operationName,
      variableValues: values,
      contextValue: contextFor(buyer),
    });
    const {country, language} = buyer;
    return {
      data: result.data ?? null,
      ...(result.errors ? {errors: result.errors.map(formatError)} : {}),
      ...(isNamed ? {extensions: {context: {country, language}}} : {}),
    };
  };
}
