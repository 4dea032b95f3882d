import type * as z from 'zod/mini';
import {firstIssue} from '#contracts/first-issue';
import {validationNotice, type FormResult} from './form-result';

export interface CheckFormOptions {
  schema: z.ZodMiniType;
  /** When the form appeared, by the page's clock (`performance.now`); null when it came with the page's own HTML. */
  appearedMs: number | null;
}

/**
 * What is wrong with a form, by the first rule that it breaks. Null when it keeps them all: what is posted then also says how
 * long the form stood before the visitor.
 */
export function checkForm(
  body: URLSearchParams,
  {schema, appearedMs}: CheckFormOptions,
): FormResult | null {
  const values = Object.fromEntries(body);
  const checked = schema.safeParse(values);
  if (!checked.success) {
    const {field, message} = firstIssue(checked.error);
    return {ok: false, notice: validationNotice(message), field, values};
  }
  const elapsedMs = performance.now() - (appearedMs ?? pageAppearedMs());
  body.set('elapsedMs', String(Math.round(elapsedMs)));
  return null;
}

/** When the page's own HTML stood there, and could be filled in; scripts come later. */
function pageAppearedMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
}
