import type {Handler} from './http.ts';
import type {FunctionContext} from './ports.ts';

/**
 * Answers what the timetable calls: a post that carries the service-role key, 403 for everybody else. `run` answers what
 * it did as numbers; what it throws is logged and answered with 500.
 */
export function answerTimetable(
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
