import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {HONEYPOT_FIELD} from '#contracts/fields';
import {functionSuccessSchema} from '#contracts/reply';
import {
  callFunction,
  type FunctionFailure,
  type FunctionResult,
} from '~/lib/backend/functions.server';
import type {Notice} from '~/lib/notice';
import type {ShopWords} from '~/words';
import {submissionFailed, validationNotice, type FormResult, type FormValues} from './form-result';

/** The result of a form, with the status of its response. */
export interface FormAnswer<Result extends FormResult = FormResult> {
  status: number;
  result: Result;
  /** The `Retry-After` header: seconds until a retry may succeed. */
  retryAfter?: string | null;
}

interface Submission {
  success: Notice;
  /** The title of the notice when it fails; the function's reason goes below it. */
  failure: string;
  values: FormValues;
}

/** Sends a valid form to its function under `supabase/functions`. */
export async function submitForm(
  context: AppLoadContext,
  functionName: string,
  body: object,
  submission: Submission,
): Promise<FormAnswer> {
  const {words} = context;
  const outcome = await callFunction(context, functionName, {
    body: {...body, language: words.language.code, ...guardFields(submission.values)},
    schema: functionSuccessSchema,
  });
  return answerCall(words, outcome, submission);
}

/** The spam protection fields of a function's body. Includes the honeypot only when it was filled in. */
export function guardFields(values: FormValues): Record<string, string> {
  const {[HONEYPOT_FIELD]: honeypot, elapsedMs} = values;
  return {...(honeypot && {[HONEYPOT_FIELD]: honeypot}), ...(elapsedMs && {elapsedMs})};
}

/**
 * The answer after the function call: 200 on success; the function's status, and its field if it names one, when it
 * rejects the form; otherwise 502.
 */
export function answerCall(
  words: ShopWords,
  outcome: FunctionResult<unknown>,
  {success, failure, values}: Submission,
): FormAnswer {
  return outcome.ok
    ? {status: 200, result: {ok: true, notice: success}}
    : answerFailure(words, outcome, failure, values);
}

/** The answer when the call of the function failed: its message, at the field if the form shows that. */
export function answerFailure(
  words: ShopWords,
  {message, rejection}: FunctionFailure,
  failure: string,
  values: FormValues,
): FormAnswer {
  // A newer function may check a rule that this build doesn't have. Ignores a field that the form doesn't show.
  if (message && rejection?.field && Object.hasOwn(values, rejection.field)) {
    const notice = validationNotice(words, message);
    return {status: 400, result: {ok: false, notice, field: rejection.field, values}};
  }
  return {
    status: rejection?.status ?? 502,
    result: submissionFailed(words, failure, message, values),
    retryAfter: rejection?.retryAfter,
  };
}

/** The response to a form posted to its page. */
export function respondForm<Result extends FormResult>(
  {status, result, retryAfter}: FormAnswer<Result>,
  headers: Record<string, string> = {},
) {
  return data(result, {
    status,
    headers: {...headers, ...(retryAfter && {'Retry-After': retryAfter})},
  });
}

/** The response to a form posted by a script. */
export function respondFormJson({status, result, retryAfter}: FormAnswer): Response {
  return Response.json(result, {status, headers: retryAfter ? {'Retry-After': retryAfter} : {}});
}
