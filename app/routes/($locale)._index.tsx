import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {EmptyState} from '~/shop/empty/EmptyState';
import {useWords, wordsAt} from '~/words';

import {CheckoutProblem} from '~/shop/cart/CheckoutProblem';
import {OpenCartFromUrl} from '~/features/cart/OpenCartFromUrl';
import {AboutTeaser} from '~/features/home/AboutTeaser';
import {Hero} from '~/features/home/Hero';
import {ProductSection, type ProductSectionProps} from '~/features/home/ProductSection';
import {HomeSignup} from '~/features/newsletter/HomeSignup';
import {ProductGrid, type ProductGridProps} from '~/shop/card/ProductGrid';
import {loadHome} from '~/features/home/load-home';
import {useListView} from '~/shop/card/use-list-view';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {artist, shop, webSite} from '~/shop/structured-data/shop';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    description: words.shared.description,
    structuredData: (origin, site) => [
      webSite(words, origin, site),
      shop(words, origin, site),
      artist(words, origin, site),
    ],
  });
};

export async function loader({context}: LoaderFunctionArgs) {
  const {products, endsAtMs, notice, ...page} = await loadHome(context);
  return data({...products, ...page, notice}, {headers: pageHeaders(context, {notice, endsAtMs})});
}

export default function HomePage() {
  const words = useWords();
  const {hero, exclusive, prints, originals, heroPicture, texts} = useLoaderData<typeof loader>();
  useListView(exclusive);

  return (
    <>
      {/* A failed checkout without JavaScript redirects here when the request has no referrer. */}
      <CheckoutProblem />
      <OpenCartFromUrl />
      <Hero work={hero} picture={heroPicture} text={texts.heroText}>
        <ProductSection id="exclusive-works" title={words.home.exclusive} isBesideTitle>
          {exclusive.length > 0 ? (
            <ProductGrid products={exclusive} layout="pairs" headingLevel={3} />
          ) : (
            <EmptyState>{words.home.noProducts}</EmptyState>
          )}
        </ProductSection>
      </Hero>
      <Shelf
        id="new-prints"
        title={words.home.newPrints}
        more={{to: '/collections/prints', label: words.home.allPrints}}
        products={prints}
      />
      <Shelf
        id="from-the-easel"
        title={words.home.newOriginals}
        more={{to: '/collections/originals', label: words.home.allOriginals}}
        products={originals}
      />
      <AboutTeaser mission={texts.mission} vision={texts.vision} />
      <HomeSignup />
    </>
  );
}

type ShelfProps = Omit<ProductSectionProps, 'children'> & Pick<ProductGridProps, 'products'>;

function Shelf({products, ...section}: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <ProductSection {...section}>
      <ProductGrid products={products} layout="shelf" headingLevel={3} />
    </ProductSection>
  );
}
