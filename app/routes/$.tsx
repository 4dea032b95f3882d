import type {MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {NotFound} from '~/features/errors/NotFound';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {pageMeta} from '~/lib/seo/page-meta';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: 'Page not found',
    description: 'There is nothing at this address.',
    isHidden: true,
  });

/** Every address that no other route answers. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const moved = await findRedirect(context, request);
  if (moved) throw moved;
  return data(null, {status: 404});
}

export default function NotFoundPage() {
  return <NotFound />;
}
