import type * as z from 'zod/mini';
import {
  callFunction,
  type CallContext,
  type FunctionCall,
  type FunctionResult,
} from './functions.server';
import {mayLookUp, RETRY_AFTER} from './look-up-limit.server';

/**
 * Calls a function that looks up a number or token, which anyone could guess. A network may make sixty such calls a
 * minute; above that, the result is a rejection with 429.
 */
export async function lookUp<Schema extends z.ZodMiniType>(
  context: CallContext,
  name: string,
  call: FunctionCall<Schema>,
): Promise<FunctionResult<z.output<Schema>>> {
  if (mayLookUp(context, name)) return callFunction(context, name, call);
  const rejection = {status: 429, field: null, retryAfter: RETRY_AFTER};
  return {ok: false, message: null, rejection};
}
