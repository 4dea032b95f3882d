import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {EmptyState} from '~/components/EmptyState';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {useNoticeToast} from '~/components/use-notice-toast';
import {readCartLink} from '~/features/cart/cart-link';
import {LinkedCart} from '~/features/cart/LinkedCart';
import {loadLinkedCart} from '~/features/cart/linked-cart.server';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {shopNowMs} from '~/lib/clock';
import {errorMeta, pageMeta} from '~/lib/seo/page-meta';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';
export {NotFoundBoundary as ErrorBoundary} from '~/features/errors/NotFoundBoundary';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: 'A cart for you',
        description: 'Works that somebody put together, with today’s prices.',
        isHidden: true,
      })
    : errorMeta(args);

export async function loader({context, params}: LoaderFunctionArgs) {
  const lines = readCartLink(params.lines ?? '');
  if (!lines) throw new Response('Not Found', {status: 404});
  const {items, link, notice} = await loadLinkedCart(
    context,
    lines,
    shopNowMs(context.clockOffsetMs),
  );
  return data(
    {items, link, notice, missing: lines.length - items.length},
    {headers: pageHeaders(context, {notice})},
  );
}

export default function LinkedCartPage() {
  const {items, link, notice, missing} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title="A cart for you">
        Put together on another device, at today’s prices.
      </PageHeader>
      {items.length > 0 ? (
        <LinkedCart items={items} link={link} />
      ) : (
        <EmptyState>
          {notice ? (
            'The works could not be loaded. Please try again.'
          ) : (
            <>
              These works have been sold or have left the shop. Here are the{' '}
              <TextLink to="/collections/prints">prints</TextLink> and the{' '}
              <TextLink to="/collections/originals">originals</TextLink>.
            </>
          )}
        </EmptyState>
      )}
      {items.length > 0 && missing > 0 && (
        <p className="mt-5 text-sm text-muted">
          {missing === 1 ? 'One work' : `${missing} works`} of this cart can’t be bought any more.
        </p>
      )}
    </div>
  );
}
