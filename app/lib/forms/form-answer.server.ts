import {data, type HeadersFunction} from '@shopify/remix-oxygen';
import type {EntryContext} from '@shopify/remix-oxygen';
import type {FunctionOutcome} from '~/lib/backend/functions.server';
import type {FirstIssue} from '#contracts/first-issue';
import type {Notice} from '~/lib/notice';
import {failureNotice, validationNotice, type FormResult, type FormValues} from './form-result';

/** What an action answers to a text that breaks a rule: 400, with the words and the field. */
export function answerInvalid({field, message}: FirstIssue, values: FormValues) {
  return answer({ok: false, notice: validationNotice(message), field: field || null, values}, 400);
}

/**
 * What an action answers when the function has spoken: 200; the function's own status where it refused, as for a text that
 * breaks a rule when that is why; else 502. `failure` is the title above the function's reason.
 */
export function answerOutcome(
  outcome: FunctionOutcome,
  {success, failure, values}: {success: Notice; failure: string; values: FormValues},
) {
  if (outcome.ok) return answer({ok: true, notice: success}, 200);
  const {message, refusal} = outcome;
  // A function may know a rule that this build does not; of what the visitor cannot see no field is named.
  if (message && refusal?.field && Object.hasOwn(values, refusal.field)) {
    return answerInvalid({field: refusal.field, message}, values);
  }
  const notice = failureNotice(failure, message);
  const retryAfter = refusal?.retryAfter;
  return answer({ok: false, notice, field: null, values}, refusal?.status ?? 502, {
    ...(retryAfter && {'Retry-After': retryAfter}),
  });
}

/** A result with its status. No answer to a form may be kept by anybody. */
export function answer(result: FormResult, status: number, headers: Record<string, string> = {}) {
  return data(result, {status, headers: {'Cache-Control': 'no-store', ...headers}});
}

/** Lets a route's document carry the headers that its action set, else those of its loader, else those of every page. */
export const formHeaders: HeadersFunction = ({actionHeaders, loaderHeaders, parentHeaders}) =>
  [actionHeaders, loaderHeaders].find((headers) => [...headers].length > 0) ?? parentHeaders;

/**
 * The answer to a form that a script posted (`Accept: application/json`): the action's result without the page around it.
 * Null for every other request. A Remix fetcher would bring the result too, but a lost connection, or a script that a new
 * deployment took away, makes Remix show the error page or load the page anew, and what was typed would be gone.
 */
export function formJsonAnswer(
  request: Request,
  status: number,
  headers: Headers,
  {staticHandlerContext}: Pick<EntryContext, 'staticHandlerContext'>,
): Response | null {
  const isWanted =
    request.method === 'POST' && request.headers.get('accept') === 'application/json';
  if (!isWanted) return null;
  const [result] = Object.values<unknown>(staticHandlerContext.actionData ?? {});
  return Response.json(result ?? null, {status, headers});
}
