import type * as z from 'zod/mini';
import {invalid, type FormResult} from './form-result';

export interface CheckFormOptions {
  schema: z.ZodMiniType;
  /** When the form appeared, in milliseconds of `performance.now`; null when it came with the document's HTML. */
  appearedMs: number | null;
}

/**
 * The failure of an invalid form, with the message of its first invalid field, or null when the form is valid. A valid body gets `elapsedMs`: how long
 * the form was on screen.
 */
export function checkForm(
  body: URLSearchParams,
  {schema, appearedMs}: CheckFormOptions,
): FormResult | null {
  const values = Object.fromEntries(body);
  const checked = schema.safeParse(values);
  if (!checked.success) return invalid(checked.error, values);
  const elapsedMs = performance.now() - (appearedMs ?? pageAppearedMs());
  body.set('elapsedMs', String(Math.round(elapsedMs)));
  return null;
}

/** When the document's HTML was parsed and could be filled in; scripts run later. */
function pageAppearedMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
}
