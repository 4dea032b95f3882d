import {HONEYPOT_FIELD} from '#contracts/guard';
import type {FormValues} from '~/lib/forms/form-result';

/** The spam protection fields of a function's body. Includes the honeypot only when it was filled in. */
export function guardFields(values: FormValues): Record<string, string> {
  const {[HONEYPOT_FIELD]: honeypot, elapsedMs} = values;
  return {...(honeypot && {[HONEYPOT_FIELD]: honeypot}), ...(elapsedMs && {elapsedMs})};
}
