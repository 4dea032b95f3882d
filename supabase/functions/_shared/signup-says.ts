import type {SignupReply} from './contracts/reply.ts';
import type {FunctionContext} from './ports.ts';

/** What a sign-up's success says: the same for everybody, or it would tell who is on the list. */
export function signupSays({confirmsSignups}: FunctionContext): {says: Partial<SignupReply>} {
  return {says: confirmsSignups ? {} : {needsNoConfirmation: true}};
}
