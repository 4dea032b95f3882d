import type {Handler} from './http.ts';
import type {FunctionContext} from './ports.ts';

/**
 * Handles calls of the scheduler: a POST with the service-role key; otherwise 403. `run` returns counts for the
 * response; an error is logged and becomes a 500.
 */
export function createScheduledHandler(
  {serviceRoleKey}: FunctionContext,
  run: () => Promise<Record<string, number>>,
): Handler {
  return async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${serviceRoleKey}`) {
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
