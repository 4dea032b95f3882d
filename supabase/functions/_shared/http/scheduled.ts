import {hash} from '../hash.ts';
import {type Handler, requirePost, respondFailed} from './http.ts';
import {HttpError} from './http-error.ts';
import type {FunctionContext} from '../ports.ts';

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
      await requireScheduler(request, schedulerSecret);
      return Response.json(await run());
    } catch (error) {
      return respondFailed(error, 'en');
    }
  };
}

/** Throws an `HttpError` with status 403 without the secret. */
async function requireScheduler({headers}: Request, secret: string): Promise<void> {
  const given = headers.get('authorization') ?? '';
  // Hashed, so that the time of the comparison reveals nothing about the secret.
  const [known, sent] = await Promise.all([hash(`Bearer ${secret}`), hash(given)]);
  if (sent !== known) {
    throw new HttpError(403, 'forbidden', 'Only the scheduler calls this function');
  }
}
