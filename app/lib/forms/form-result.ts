import words from '#words/forms';
import type * as z from 'zod/mini';
import {firstIssue} from '#contracts/first-issue';
import type {Notice} from '~/lib/notice';
import {isRecord} from '~/lib/read-json';

/** The submitted values, by field name. */
export type FormValues = Record<string, string>;

/**
 * The result of a form's action. A failure has the first invalid field, if there is one, the names of the other invalid
 * fields, and the submitted values: without scripts the page renders the form filled in again.
 */
export type FormResult =
  | {ok: true; notice: Notice}
  | {ok: false; notice: Notice; field: string | null; otherFields?: string[]; values: FormValues};

/** Whether a response is a form's result; a captive portal may respond with something else. */
export function isFormResult(value: unknown): value is FormResult {
  return isRecord(value) && typeof value.ok === 'boolean' && isRecord(value.notice);
}

/** The result of an invalid form: the message of the first broken rule, and which other fields are invalid. */
export function invalid(error: z.core.$ZodError, values: FormValues): FormResult {
  const {field, message} = firstIssue(error);
  const fields = new Set(error.issues.map(({path}) => String(path[0] ?? '')));
  fields.delete(field);
  return {
    ok: false,
    notice: validationNotice(message),
    field: field || null,
    otherFields: [...fields],
    values,
  };
}

/** The notice for an invalid field; `message` is that of the first invalid one (specification, section 8). */
export function validationNotice(message: string): Notice {
  return {title: words.invalid, description: message};
}

/** The notice for a form that was not sent: the form's title, and the function's reason if there is one. */
export function failureNotice(title: string, message: string | null = null): Notice {
  return {title, description: message ?? words.tryLater};
}

/** The result of a form that was not sent, or where the response was lost. */
export function unsent(title: string, values: FormValues): FormResult {
  return {ok: false, notice: failureNotice(title), field: null, values};
}
