import * as z from 'zod/mini';

/** The response of every function after the submission was stored; a repeated one gets the same id. */
export interface FunctionSuccess {
  ok: true;
  id: string;
}

/** Distinguishes a function's own success from other 200 responses, such as a proxy's page. */
export const functionSuccessSchema = z.object({ok: z.literal(true), id: z.string()});

/** The response of a sign-up. It counts once its email is answered, unless the artist wants no confirmation. */
export const signupReplySchema = z.extend(functionSuccessSchema, {
  needsNoConfirmation: z.optional(z.boolean()),
});

export type SignupReply = z.infer<typeof signupReplySchema>;

/** Machine-readable error codes. */
export type FailureCode =
  | 'bad_request'
  | 'conflict'
  | 'forbidden'
  | 'internal'
  | 'invalid_field'
  | 'method_not_allowed'
  | 'not_found'
  | 'suspected_robot'
  | 'too_large'
  | 'too_many_requests'
  | 'unavailable';

/**
 * The response of every function otherwise. `message` is shown to the visitor; `fields` contains the first invalid one.
 */
export interface FunctionFailure {
  error: {code: FailureCode; message: string; fields?: Record<string, string>};
}

/** Reads the visitor's message from an error response, whichever server sent it. */
export const functionFailureSchema = z.object({
  error: z.object({
    message: z.string().check(z.minLength(1)),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
