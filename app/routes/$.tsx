import type {MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {NotFound} from '~/features/errors/NotFound';
import {pageMeta} from '~/lib/seo';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: 'Page not found',
    description: 'There is nothing at this address.',
    isHidden: true,
  });

/** Every address that no other route answers. The path is logged as it was asked for, encoded, without its query. */
export function loader({request}: LoaderFunctionArgs) {
  console.warn(`404 ${new URL(request.url).pathname}`);
  return data(null, {status: 404});
}

export default function NotFoundPage() {
  return <NotFound />;
}
