import type {ClientActionFunctionArgs} from '@remix-run/react';
import type {followLink} from './follow-link.server';

/** The `clientAction` of a link's page. Without a connection, the page shows a message in place of the error page. */
export async function reportFailedLink({serverAction}: ClientActionFunctionArgs) {
  return serverAction<typeof followLink>().catch(() => ({outcome: 'failed' as const}));
}
