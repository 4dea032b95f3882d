import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {UnknownLink} from '~/components/UnknownLink';
import {CommissionStatus} from '~/features/commission/progress/CommissionStatus';
import {loadStatus} from '~/features/commission/progress/load-status.server';
import stylesheet from '~/features/commission/progress/progress.css?url';
import {loaderHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = loaderHeaders;

export const links: LinksFunction = () => [{rel: 'stylesheet', href: stylesheet}];

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.commissionProgress.title,
    description: words.commissionProgress.description,
    // The URL of the page is private.
    path: '/commissions',
    isHidden: true,
  });
};

export function loader({context, params}: LoaderFunctionArgs) {
  return loadStatus(context, params.token ?? '');
}

export default function CommissionStatusPage() {
  const words = useWords();
  const {content, fault} = useLoaderData<typeof loader>();
  return content ? (
    <CommissionStatus progress={content} />
  ) : (
    <UnknownLink words={words.commissionProgress[fault ?? 'unknown']} />
  );
}
