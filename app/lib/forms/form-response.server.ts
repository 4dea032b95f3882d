import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import type * as z from 'zod/mini';
import {HONEYPOT_FIELD} from '#contracts/fields';
import {functionSuccessSchema} from '#contracts/reply';
import {
  callFunction,
  type FunctionFailure,
  type FunctionResult,
} from '~/lib/backend/functions.server';
import type {Notice} from '~/lib/notice';
import type {ShopWords} from '~/words';
import {
  invalid,
  submissionFailed,
  validationNotice,
  type FormResult,
  type FormValues,
} from './form-result';

/** The response to an invalid form: a 400 with the message of the first broken rule. */
export function respondInvalid(
  words: ShopWords,
  error: z.core.$ZodError,
  values: FormValues,
  headers?: Record<string, string>,
) {
  return respond(invalid(words, error, values), 400, headers);
}

interface Submission {
  success: Notice;
  /** The title of the notice when it fails; the function's reason goes below it. */
  failure: string;
  values: FormValues;
  /** Additional headers, for a private page. */
  headers?: Record<string, string>;
}

/** Sends a valid form to its function under `supabase/functions`, and responds with the result. */
export async function submitForm(
  context: AppLoadContext,
  functionName: string,
  body: object,
  submission: Submission,
) {
  const {words} = context;
  const outcome = await callFunction(context, functionName, {
    body: {...body, language: words.language.code, ...guardFields(submission.values)},
    schema: functionSuccessSchema,
  });
  return respondToOutcome(words, outcome, submission);
}

/** The spam protection fields of a function's body. Includes the honeypot only when it was filled in. */
export function guardFields(values: FormValues): Record<string, string> {
  const {[HONEYPOT_FIELD]: honeypot, elapsedMs} = values;
  return {...(honeypot && {[HONEYPOT_FIELD]: honeypot}), ...(elapsedMs && {elapsedMs})};
}

/**
 * The response after the function call: 200 on success; the function's status, and its field if it names one, when it
 * rejects the form; otherwise 502.
 */
export function respondToOutcome(
  words: ShopWords,
  outcome: FunctionResult<unknown>,
  {success, ...submission}: Submission,
) {
  return outcome.ok
    ? respond({ok: true, notice: success}, 200, submission.headers)
    : respondFailed(words, outcome, submission);
}

/** The response when the call of the function failed: its message, at the field if the form shows that. */
export function respondFailed(
  words: ShopWords,
  {message, rejection}: FunctionFailure,
  {failure, values, headers}: Omit<Submission, 'success'>,
) {
  // A newer function may check a rule that this build doesn't have. Ignores a field that the form doesn't show.
  if (message && rejection?.field && Object.hasOwn(values, rejection.field)) {
    const notice = validationNotice(words, message);
    return respond({ok: false, notice, field: rejection.field, values}, 400, headers);
  }
  return respond(submissionFailed(words, failure, message, values), rejection?.status ?? 502, {
    ...headers,
    ...(rejection?.retryAfter && {'Retry-After': rejection.retryAfter}),
  });
}

/** A form result with its status code. */
export function respond(result: FormResult, status: number, headers: Record<string, string> = {}) {
  return data(result, {status, headers});
}

/** A response as JSON, for a form posted by a script. */
export function toJson({data: result, init}: ReturnType<typeof respond>): Response {
  return Response.json(result, init ?? undefined);
}
