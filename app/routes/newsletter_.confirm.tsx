import words from '#words/letter-links';
import {useLoaderData, type ClientActionFunctionArgs, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ConfirmPanel} from '~/features/newsletter/ConfirmPanel';
import {followLink, loadLink} from '~/features/newsletter/follow-link.server';
import {postLink, useLinkOutcome} from '~/features/newsletter/use-link-outcome';
import {formHeaders} from '~/lib/forms/form-response.server';
import {pageMeta} from '~/shop/seo/page-meta';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = formHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.confirm.title,
    description: words.confirm.description,
    isHidden: true,
  });

export function loader({request}: LoaderFunctionArgs) {
  return loadLink(request);
}

/** Handles the page's button. */
export async function action({request, context}: ActionFunctionArgs) {
  return followLink(context, 'newsletter-confirm', request);
}

export async function clientAction({serverAction}: ClientActionFunctionArgs) {
  return postLink(serverAction<typeof action>);
}

export default function ConfirmPage() {
  const {isWait} = useLoaderData<typeof loader>();
  return <ConfirmPanel outcome={useLinkOutcome()} isWait={isWait} />;
}
