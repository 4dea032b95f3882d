import * as z from 'zod/mini';

/** What every function answers when the submission is stored; the same id again for a repeated one. */
export interface FunctionSuccess {
  ok: true;
  id: string;
}

/** Tells a function's own success from whatever else may answer 200 in its place, such as a proxy's page. */
export const functionSuccessSchema = z.object({ok: z.literal(true), id: z.string()});

/** Machine-readable reasons of a refusal. */
export type FailureCode =
  | 'bad_request'
  | 'forbidden'
  | 'internal'
  | 'invalid_field'
  | 'method_not_allowed'
  | 'not_found'
  | 'suspected_robot'
  | 'too_large'
  | 'too_many_requests'
  | 'unavailable';

/** What every function answers otherwise. `message` is for the visitor; `fields` names the first wrong one. */
export interface FunctionFailure {
  error: {code: FailureCode; message: string; fields?: Record<string, string>};
}

/** Reads the message for the visitor out of a refusal, whoever wrote it. */
export const functionFailureSchema = z.object({
  error: z.object({
    message: z.string().check(z.minLength(1)),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
