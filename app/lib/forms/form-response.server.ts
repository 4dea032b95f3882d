import {data, type HeadersFunction} from '@shopify/remix-oxygen';
import type {FunctionOutcome} from '~/lib/backend/functions.server';
import type {FirstIssue} from '#contracts/first-issue';
import type {Notice} from '~/lib/notice';
import {failureNotice, validationNotice, type FormResult, type FormValues} from './form-result';

/** The response to a text that breaks a rule: 400, with the words and the field. */
export function respondInvalid({field, message}: FirstIssue, values: FormValues) {
  return respond({ok: false, notice: validationNotice(message), field: field || null, values}, 400);
}

/**
 * The response once the function was called: 200; the function's own status where it refused, as for a text that breaks a rule
 * when that is why; else 502. `failure` is the title above the function's reason.
 */
export function respondToOutcome(
  outcome: FunctionOutcome,
  {success, failure, values}: {success: Notice; failure: string; values: FormValues},
) {
  if (outcome.ok) return respond({ok: true, notice: success}, 200);
  const {message, refusal} = outcome;
  // A function may know a rule that this build does not; of what the visitor cannot see no field is named.
  if (message && refusal?.field && Object.hasOwn(values, refusal.field)) {
    return respondInvalid({field: refusal.field, message}, values);
  }
  const notice = failureNotice(failure, message);
  const retryAfter = refusal?.retryAfter;
  return respond({ok: false, notice, field: null, values}, refusal?.status ?? 502, {
    ...(retryAfter && {'Retry-After': retryAfter}),
  });
}

/** A result with its status. No response to a form may be kept by anybody. */
export function respond(result: FormResult, status: number, headers: Record<string, string> = {}) {
  return data(result, {status, headers: {'Cache-Control': 'no-store', ...headers}});
}

/** Lets a route's document carry the headers that its action set, else those of its loader, else those of every page. */
export const formHeaders: HeadersFunction = ({actionHeaders, loaderHeaders, parentHeaders}) =>
  [actionHeaders, loaderHeaders].find((headers) => [...headers].length > 0) ?? parentHeaders;
