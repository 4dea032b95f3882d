import {hash} from './hash.ts';
import type {Handler} from './http.ts';
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
    if (sent !== known) {
      return Response.json(
        {error: {code: 'forbidden', message: 'Only the timetable calls this function'}},
        {status: 403},
      );
    }
    try {
      return Response.json(await run());
    } catch (error) {
      console.error(error);
      return Response.json(
        {error: {code: 'internal', message: 'An unexpected error occurred'}},
        {status: 500},
      );
    }
  };
}
