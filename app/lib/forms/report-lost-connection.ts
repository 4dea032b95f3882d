import type {ClientActionFunctionArgs} from '@remix-run/react';
import type {FormResult} from '~/lib/forms/form-result';
import {wordsAt} from '~/words';

/**
 * A client action that shows a message when the connection is lost, where Remix would show the error page. Inputs stay
 * as they are.
 */
export async function reportLostConnection({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<FormResult> {
  try {
    return await serverAction<FormResult>();
  } catch {
    const {connectionLost} = wordsAt(new URL(request.url).pathname).privatePage;
    return {ok: false, notice: connectionLost, field: null, values: {}};
  }
}
