import type {FailureCode, FunctionFailure} from './contracts/reply.ts';

/** An error response with a message for the visitor; throwing it rolls the transaction back. */
export class HttpError extends Error {
  readonly failure: FunctionFailure;

  constructor(
    readonly status: number,
    code: FailureCode,
    message: string,
    readonly details: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
    this.failure = {error: {code, message, ...(details.fields ? {fields: details.fields} : {})}};
  }
}
