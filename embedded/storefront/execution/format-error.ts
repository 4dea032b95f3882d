import type {GraphQLError, GraphQLFormattedError} from 'graphql';

/** Formats an error for the response. An unexpected error of a resolver is logged and replaced by a general message. */
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
