import type {FailureCode, FunctionFailure} from './contracts/reply.ts';

/** Thrown to answer a request with a failure in words for the visitor; whatever was begun is rolled back. */
export class Refusal extends Error {
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
