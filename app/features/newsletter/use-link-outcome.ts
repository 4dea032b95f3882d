import {useActionData, useLoaderData} from '@remix-run/react';
import type {LinkOutcome, loadLink} from './follow-link.server';

/** Posts the button of a letter's link; a `clientAction`. Without a connection the page shows a failure in place of the error page. */
export async function postLink(
  serverAction: () => Promise<{outcome: LinkOutcome}>,
): Promise<{outcome: LinkOutcome}> {
  try {
    return await serverAction();
  } catch {
    return {outcome: 'failed'};
  }
}

/** The result of the page's action; before it, whether the URL has a token to ask with. */
export function useLinkOutcome(): LinkOutcome | 'asked' {
  const {hasToken} = useLoaderData<typeof loadLink>();
  return useActionData<{outcome: LinkOutcome}>()?.outcome ?? (hasToken ? 'asked' : 'unknown');
}
