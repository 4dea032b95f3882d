import type {GraphQLError, GraphQLFormattedError} from 'graphql';

/** An error as the answer carries it. What a resolver threw by accident is logged, and told to nobody. */
export function formatError(error: GraphQLError): GraphQLFormattedError {
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
