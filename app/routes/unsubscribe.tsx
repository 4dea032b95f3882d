import words from '#words/letter-links';
import type {ClientActionFunctionArgs, MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {followLink, loadLink} from '~/features/newsletter/follow-link.server';
import {UnsubscribePanel} from '~/features/newsletter/UnsubscribePanel';
import {postLink, useLinkOutcome} from '~/features/newsletter/use-link-outcome';
import {formHeaders} from '~/lib/forms/form-response.server';
import {pageMeta} from '~/shop/seo/page-meta';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = formHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.unsubscribe.title,
    description: words.unsubscribe.description,
    isHidden: true,
  });

export function loader({request}: LoaderFunctionArgs) {
  return loadLink(request);
}

/** Handles the page's button and a mail program's one-click request (RFC 8058). */
export async function action({request, context}: ActionFunctionArgs) {
  return followLink(context, 'newsletter-unsubscribe', request);
}

export async function clientAction({serverAction}: ClientActionFunctionArgs) {
  return postLink(serverAction<typeof action>);
}

export default function UnsubscribePage() {
  return <UnsubscribePanel outcome={useLinkOutcome()} />;
}
