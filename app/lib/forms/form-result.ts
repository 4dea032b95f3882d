import type {Notice} from '~/lib/notice';

/** What was typed, by the fields' names. */
export type FormValues = Record<string, string>;

/**
 * What the action of a form returns. A failure carries the field that failed, if one did, and what was typed: without
 * scripts the page comes back with the form filled in as it was sent.
 */
export type FormResult =
  | {ok: true; notice: Notice}
  | {ok: false; notice: Notice; field: string | null; values: FormValues};

/** The words for a text that breaks a rule; `message` is the first broken one's (specification, section 8). */
export function validationNotice(message: string): Notice {
  return {title: 'Validation Error', description: message};
}

/** The words for a form that was not sent: the form's own title, and why, where the function said so. */
export function failureNotice(title: string, message: string | null = null): Notice {
  return {title, description: message ?? 'Please try again later'};
}

/** What a form ends as when it could not be sent, or nobody knows whether it was. */
export function unsent(title: string, values: FormValues): FormResult {
  return {ok: false, notice: failureNotice(title), field: null, values};
}
