import type {MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {NotFound} from '~/features/errors/NotFound';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {pageMeta} from '~/shop/seo/page-meta';
import {wordsAt} from '~/words';

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.errors.notFound.documentTitle,
    description: words.errors.notFound.description,
    isHidden: true,
  });
};

/** Every path that no other route matches. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const redirection = await findRedirect(context, request);
  if (redirection) throw redirection;
  return data(null, {status: 404});
}

export default function NotFoundPage() {
  return <NotFound />;
}
