import * as z from 'zod/mini';
import {functionSuccessSchema} from './reply.ts';

/** The response of a sign-up. It counts once its email is answered, unless the artist wants no confirmation. */
export const signupReplySchema = z.extend(functionSuccessSchema, {
  needsNoConfirmation: z.optional(z.boolean()),
});

export type SignupReply = z.infer<typeof signupReplySchema>;
