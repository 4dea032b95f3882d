import type * as z from 'zod/mini';
import {firstIssue} from '#contracts/first-issue';
import type {Notice} from '~/lib/notice';
import {isRecord, parseJson} from '~/lib/read-json';
import type {ShopWords} from '~/words';

/** The submitted values, by field name. */
export type FormValues = Record<string, string>;

/** The text fields of a form, without files. When several fields share a name, the last one counts. */
export function formValuesOf(form: FormData): FormValues {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/**
 * The result of a form's action. A failure includes the first invalid field, if there is one, the names of the other
 * invalid fields, and the submitted values. Without JavaScript, the page uses them to fill in the form again.
 */
export type FormResult =
  | {ok: true; notice: Notice}
  | {ok: false; notice: Notice; field: string | null; otherFields?: string[]; values: FormValues};

/** The result of an invalid form: the message of the first broken rule, and the names of the other invalid fields. */
export function invalid(words: ShopWords, error: z.core.$ZodError, values: FormValues): FormResult {
  const {field, message} = firstIssue(error);
  const fields = new Set(error.issues.map(({path}) => String(path[0] ?? '')));
  fields.delete(field);
  return {
    ok: false,
    notice: validationNotice(words, message),
    field: field || null,
    otherFields: [...fields],
    values,
  };
}

/** The notice for an invalid form. `message` is that of the first broken rule (specification, section 8). */
export function validationNotice(words: ShopWords, message: string): Notice {
  return {title: words.forms.invalid, description: message};
}

/** The result of a valid form that wasn't sent: its title, and the reason if there is one. */
export function submissionFailed(
  words: ShopWords,
  title: string,
  reason: string | null,
  values: FormValues,
): FormResult {
  const notice = {title, description: reason ?? words.forms.tryLater};
  return {ok: false, notice, field: null, values};
}

/**
 * The action's result, or the form's failure when there's none: no connection, a timeout, an error page or a captive
 * portal. Never rejects.
 */
export async function readFormResult(
  words: ShopWords,
  response: Promise<Response>,
  failure: string,
): Promise<FormResult> {
  const text = await response.then((it) => it.text()).catch(() => '');
  const result = parseJson(text);
  return isFormResult(result) ? result : submissionFailed(words, failure, null, {});
}

function isFormResult(value: unknown): value is FormResult {
  return isRecord(value) && typeof value.ok === 'boolean' && isRecord(value.notice);
}
