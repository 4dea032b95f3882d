import * as z from 'zod/mini';

/**
 * The response of every function once the submission is stored; a repeated one gets the same id. Doesn't match other
 * 200 responses, such as a proxy's page.
 */
export const functionSuccessSchema = z.object({ok: z.literal(true), id: z.string()});

export type FunctionSuccess = z.infer<typeof functionSuccessSchema>;

/** The response of a sign-up. It counts once its email is confirmed, unless confirmation is switched off. */
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
  | 'too_many_requests';

/** Any other response of a function. `message` is for the visitor; `fields` contains the first invalid field. */
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
