import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {EmptyState} from '~/shop/empty/EmptyState';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {PageHeader} from '~/components/PageHeader';
import {readCartLink} from '~/features/cart/link/cart-link';
import {LinkedCart, UnpricedWorks} from '~/features/cart/link/LinkedCart';
import {loadLinkedCart} from '~/features/cart/link/linked-cart.server';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {ShopLinks} from '~/shop/collection/ShopLinks';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  return args.data
    ? pageMeta(args, {
        title: words.linkedCart.title,
        description: words.linkedCart.description,
        isHidden: true,
      })
    : [];
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const lines = readCartLink(params.lines ?? '');
  if (!lines) return throwNotFound(context, request);
  const cart = await loadLinkedCart(context, lines);
  return data(cart, {headers: pageHeaders(context, cart)});
}

export default function LinkedCartPage() {
  const words = useWords();
  const {items, unpriced, goneCount, notice} = useLoaderData<typeof loader>();
  const isEmpty = items.length === 0 && unpriced.length === 0;
  return (
    <div className="large-type page grid grid-cols-1 gap-x-10 gap-y-8 pt-page-top xl:grid-cols-[5fr_6fr] 2xl:gap-x-columns">
      <PageHeader title={words.linkedCart.title}>{words.linkedCart.introduction}</PageHeader>
      <div>
        {items.length > 0 && <LinkedCart items={items} />}
        {unpriced.length > 0 && <UnpricedWorks works={unpriced} />}
        {isEmpty && notice && <NotLoaded>{words.catalogue.notLoaded}</NotLoaded>}
        {isEmpty && !notice && (
          <>
            <EmptyState>{words.linkedCart.gone}</EmptyState>
            <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3">
              <ShopLinks />
            </div>
          </>
        )}
        {!isEmpty && goneCount > 0 && (
          <p className="mt-5 text-sm text-muted">{words.linkedCart.missing(goneCount)}</p>
        )}
      </div>
    </div>
  );
}
