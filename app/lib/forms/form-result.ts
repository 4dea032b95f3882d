import words from '#words/forms';
import type {Notice} from '~/lib/notice';
import type {WrongField} from './wrong-fields';

/** The submitted values, by field name. */
export type FormValues = Record<string, string>;

/**
 * The result of a form's action. A failure has the first invalid field, if there is one, all of them in words for the
 * visitor, and the submitted values: without scripts the page renders the form filled in again.
 */
export type FormResult =
  | {ok: true; notice: Notice}
  | {ok: false; notice: Notice; field: string | null; wrong?: WrongField[]; values: FormValues};

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
