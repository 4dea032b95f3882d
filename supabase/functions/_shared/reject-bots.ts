import {HONEYPOT_FIELD, type Guard} from './contracts/guard.ts';
import {SITE} from './contracts/site.ts';
import type {FunctionContext} from './ports.ts';
import {HttpError} from './http-error.ts';

/**
 * Rejects submissions by bots: a filled honeypot, or a form submitted less than `minimumMs` after its display. Without
 * JavaScript there's no measured time, and only the honeypot and the rate limits apply.
 */
export function rejectBots({areLimitsOn}: FunctionContext, guard: Guard, minimumMs: number): void {
  if (guard[HONEYPOT_FIELD]) {
    throw new HttpError(400, 'suspected_robot', ({robot}) => robot(SITE.email));
  }
  if (areLimitsOn() && guard.elapsedMs !== undefined && !(guard.elapsedMs >= minimumMs)) {
    throw new HttpError(400, 'suspected_robot', ({tooQuick}) => tooQuick);
  }
}
