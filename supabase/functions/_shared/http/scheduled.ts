import {isSameSecret} from '../contracts/security/is-same-secret.ts';
import {type Handler, requirePost, respondFailed} from './http.ts';
import {HttpError} from './http-error.ts';
import type {FunctionContext} from '../function-context.ts';

/**
 * Handles calls from the scheduler: a POST with `SCHEDULER_SECRET`. `run` returns counts for the response. An error is
 * logged and becomes a 500.
 */
export function createScheduledHandler(
  {schedulerSecret}: FunctionContext,
  run: () => Promise<Record<string, number>>,
): Handler {
  return async (request) => {
    try {
      requirePost(request);
      requireScheduler(request, schedulerSecret);
      return Response.json(await run());
    } catch (error) {
      return respondFailed(error, 'en');
    }
  };
}

/** Throws an `HttpError` with status 403 without the secret. */
function requireScheduler({headers}: Request, secret: string): void {
  if (!isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`)) {
    throw new HttpError(403, 'forbidden', 'Only the scheduler calls this function');
  }
}
