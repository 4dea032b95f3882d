import type {ClientActionFunctionArgs, ShouldRevalidateFunction} from '@remix-run/react';
import {wordsAt} from '~/words';
import type {FormResult} from './form-result';

// The route of a page that an email links to exports both functions, because Remix posts its forms.

/** Shows a message when the connection is lost, where Remix would show the error page. Inputs stay as they are. */
export async function clientAction({request, serverAction}: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch {
    const {connectionLost} = wordsAt(new URL(request.url).pathname).privatePage;
    return {ok: false, notice: connectionLost, field: null, values: {}} satisfies FormResult;
  }
}

/**
 * Reloads the page's data after a post that succeeded, and after one from an outdated page (409). After any other
 * failure, reloading could fail too, and the form with its input would be gone.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}) => (formMethod ? actionStatus === 200 || actionStatus === 409 : defaultShouldRevalidate);
