import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {UnknownLink} from '~/shop/empty/UnknownLink';
import {loadHold, postHold} from '~/features/hold/hold-page.server';
import {HoldStatus} from '~/features/hold/HoldStatus';
import {routeHeaders} from '~/lib/caching/page-headers';
import {respondForm} from '~/lib/forms/form-response.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';
import {pageMeta} from '~/shop/seo/page-meta';
import {wordsAt} from '~/words';

export {clientAction, shouldRevalidate} from '~/lib/forms/private-form';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const {page} = wordsAt(args.location.pathname).hold;
  // The URL of the page is private.
  return pageMeta(args, {...page, path: '/collections/originals', isHidden: true});
};

export function loader({context, params}: LoaderFunctionArgs) {
  return loadHold(context, params.token ?? '');
}

export async function action({request, context, params}: ActionFunctionArgs) {
  const answer = await postHold(request, context, params.token ?? '');
  return respondForm(answer, PRIVATE_HEADERS);
}

export default function HoldStatusPage() {
  const {content, failure} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  // An artist's token has a page of its own.
  if (!content || content.artist) return <UnknownLink failure={failure} />;
  return <HoldStatus hold={content.hold} until={content.until} result={result} />;
}
