import type {SignupReply} from './contracts/reply.ts';
import type {FunctionContext} from './ports.ts';

/**
 * The success response of a sign-up. It's the same for everyone, because otherwise it would reveal who is on the list.
 */
export function signupSays({confirmsSignups}: FunctionContext): {says: Partial<SignupReply>} {
  return {says: confirmsSignups ? {} : {needsNoConfirmation: true}};
}
