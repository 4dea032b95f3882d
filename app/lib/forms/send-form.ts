import type {Notice} from '~/lib/notice';
import {unsent, type FormResult, type FormValues} from './form-result';

/** The timeout of the action, whose own timeout for its function is ten seconds. */
const ACTION_TIMEOUT_MS = 20_000;

export interface SendFormOptions {
  /** Title of the notice when the action could not be reached. */
  failure: string;
  /** Shows the result in a toast, also when the visitor has left the page: `showToast`. */
  announce: (notice: Notice, options: {kind: 'success' | 'error'}) => void;
  onSuccess?: () => void;
}

/**
 * The result of a form: the action's (`callAction` is the `serverAction` of a `clientAction`), or the form's failure when there
 * is none (no connection, a timeout, an unexpected error). A thrown error would replace the form by the error page. Never
 * rejects.
 */
export async function sendForm(
  callAction: () => Promise<unknown>,
  {failure, announce, onSuccess}: SendFormOptions,
): Promise<FormResult> {
  const result = (await withinLimit(callAction()).catch(() => null)) ?? unsent(failure, {});
  announce(result.notice, {kind: result.ok ? 'success' : 'error'});
  if (result.ok) onSuccess?.();
  return result;
}

function withinLimit(answer: Promise<unknown>): Promise<FormResult | null> {
  return Promise.race([
    answer as Promise<FormResult | null>,
    new Promise<never>((_, reject) => setTimeout(reject, ACTION_TIMEOUT_MS)),
  ]);
}

/** The values that a `clientAction` sends. The request's body stays unread. */
export async function readValues(request: Request): Promise<FormValues> {
  const texts = [...(await request.clone().formData())].map(([name, text]) => [name, String(text)]);
  return Object.fromEntries(texts) as FormValues;
}
