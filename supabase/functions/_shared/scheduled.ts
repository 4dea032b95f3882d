import {hash} from './hash.ts';
import {type Handler, respondFailed} from './http.ts';
import {HttpError} from './http-error.ts';
import type {FunctionContext} from './ports.ts';

/**
 * Handles calls from the scheduler: a POST with `TIMETABLE_SECRET`, otherwise 403. `run` returns counts for the
 * response. An error is logged and becomes a 500.
 */
export function createScheduledHandler(
  {timetableSecret}: FunctionContext,
  run: () => Promise<Record<string, number>>,
): Handler {
  return async (request) => {
    const given = request.headers.get('authorization') ?? '';
    // Hashed, so that the time of the comparison reveals nothing about the secret.
    const [known, sent] = await Promise.all(
      [`Bearer ${timetableSecret}`, given].map((text) => hash(text)),
    );
    try {
      if (sent !== known) {
        throw new HttpError(403, 'forbidden', 'Only the timetable calls this function');
      }
      return Response.json(await run());
    } catch (error) {
      return respondFailed(error, 'en');
    }
  };
}
