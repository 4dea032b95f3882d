import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';

/** Formats an error for the response. An unexpected error of a resolver is logged and replaced by a general message. */
function formatError(error: GraphQLError): GraphQLFormattedError {
  const cause = error.originalError;
  const isFault = cause !== undefined && cause.name !== 'GraphQLError';
  if (!isFault) return error.toJSON();
  console.error(cause);
  return {
    ...error.toJSON(),
    message: 'Internal error. Looks like something went wrong on our end.',
    extensions: {code: 'INTERNAL_SERVER_ERROR'},
  };
}

export interface GraphqlRequest {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | null;
}

export interface GraphqlResponse {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** Executes a request. Errors in it become part of the response and are never thrown. */
export type ExecuteRequest<Context> = (
  request: GraphqlRequest,
  contextFor: (document: DocumentNode) => Context,
) => Promise<GraphqlResponse>;

type CheckedDocument = {document: DocumentNode} | {errors: readonly GraphQLError[]};

/** Far more than a storefront sends. Anyone can send others. */
const MAX_DOCUMENTS = 500;

/** Creates the function that executes requests. A schema without resolvers of its own needs `resolvers`. */
export function createExecutor<Context>(
  schema: GraphQLSchema,
  resolvers: Pick<ExecutionArgs, 'rootValue' | 'fieldResolver'> = {},
): ExecuteRequest<Context> {
  // Storefronts repeat a few queries.
  const documents = new Map<string, DocumentNode>();
  return async ({query, variables, operationName}, contextFor) => {
    const known = documents.get(query);
    const checked = known ? {document: known} : checkQuery(schema, query);
    if ('errors' in checked) return {errors: checked.errors.map(formatError)};
    const {document} = checked;
    documents.set(query, document);
    const [oldest] = documents.keys();
    if (documents.size > MAX_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    const {data, errors} = await execute({
      ...resolvers,
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: contextFor(document),
    });
    return {data, errors: errors?.map(formatError)};
  };
}

function checkQuery(schema: GraphQLSchema, query: string): CheckedDocument {
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    return errors.length > 0 ? {errors} : {document};
  } catch (error) {
    if (error instanceof GraphQLError) return {errors: [error]};
    throw error;
  }
}
