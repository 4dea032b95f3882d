import type {ClientActionFunctionArgs} from '@remix-run/react';
import type {Notice} from '~/lib/notice';
import {unsent, type FormResult, type FormValues} from './form-result';

/** The action gives its function ten seconds; this is how long it may take itself. */
const ACTION_TIMEOUT_MS = 20_000;

export interface SendFormOptions {
  /** Title of the notice when the action could not be reached. */
  failure: string;
  /** Says the result in a toast, also to a visitor who has gone on to another page: `showToast`. */
  announce: (notice: Notice, options: {kind: 'success' | 'error'}) => void;
  onSuccess?: () => void;
}

/**
 * What a form's `clientAction` returns: the action's result, or, where none comes (no connection, silence, an error that is no
 * result), the form's failure. Thrown, it would put the error page in the form's place. Never rejects.
 */
export async function sendForm(
  serverAction: ClientActionFunctionArgs['serverAction'],
  {failure, announce, onSuccess}: SendFormOptions,
): Promise<FormResult> {
  const result = (await callAction(serverAction).catch(() => null)) ?? unsent(failure, {});
  announce(result.notice, {kind: result.ok ? 'success' : 'error'});
  if (result.ok) onSuccess?.();
  return result;
}

function callAction(serverAction: ClientActionFunctionArgs['serverAction']): Promise<FormResult> {
  return Promise.race([
    serverAction<FormResult>() as Promise<FormResult>,
    new Promise<never>((_, reject) => setTimeout(reject, ACTION_TIMEOUT_MS)),
  ]);
}

/** What a `clientAction` was given to send. The request stays unread. */
export async function readValues(request: Request): Promise<FormValues> {
  const texts = [...(await request.clone().formData())].map(([name, text]) => [name, String(text)]);
  return Object.fromEntries(texts) as FormValues;
}
