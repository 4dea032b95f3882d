import type {FormResult} from '~/lib/forms/form-result';

export interface ValidatedField {
  id: string;
  name: string;
  defaultValue?: string;
  /** The message of the form's first invalid field. */
  error?: string;
  isInvalid: boolean;
  /** The invalid field in the response to a post. */
  startsFocused: boolean;
}

type FailedResult = Extract<FormResult, {ok: false}>;

/** Returns the props of a form's field; `initial` is its value before anything is typed. */
export type GetField = (name: string, initial?: string) => ValidatedField;

/**
 * The props of a form's fields, by name. `id` is unique to the form. `isPosted`: the page is the response to a post, so
 * the fields also need the submitted values.
 */
export function createGetField(
  id: string,
  failed: FailedResult | null,
  isPosted: boolean,
): GetField {
  return (name, initial) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: (isPosted ? failed?.values[name] : undefined) ?? initial,
    error: failed?.field === name ? failed.notice.description : undefined,
    isInvalid: failed?.field === name || Boolean(failed?.otherFields?.includes(name)),
    startsFocused: isPosted && failed?.field === name,
  });
}

/** The first visible control with that name: radio buttons share a name, and hidden inputs can't be focused. */
export function findField(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector(`[name="${CSS.escape(name)}"]:not([type="hidden"])`);
}
