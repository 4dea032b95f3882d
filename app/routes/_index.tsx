import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LinksFunction, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useNoticeToast} from '~/components/use-notice-toast';
import {SITE} from '#contracts/site';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {RequestedCart} from '~/features/cart/RequestedCart';
import {AboutTeaser} from '~/features/home/AboutTeaser';
import {ExclusiveWorks} from '~/features/home/ExclusiveWorks';
import {Hero} from '~/features/home/Hero';
import {HERO_PRELOADS} from '~/features/home/hero-preloads';
import {HomeSignup} from '~/features/newsletter/HomeSignup';
import {nextLaunchMs} from '~/lib/launch/launch';
import {ProductCard} from '~/features/listing/ProductCard';
import {loadExclusiveWorks} from '~/features/home/queries';
import {useListView} from '~/features/listing/use-list-view';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/lib/seo/page-meta';
import {artist, shop, webSite} from '~/lib/structured-data/shop';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

export const links: LinksFunction = () => HERO_PRELOADS;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: SITE.name,
    description: SITE.description,
    ...(import.meta.env.SSR && {
      structuredData: (origin) => [webSite(origin), shop(origin), artist(origin)],
    }),
  });

export async function loader({context}: LoaderFunctionArgs) {
  const {notice, ...works} = await loadExclusiveWorks(context);
  const endsAtMs = nextLaunchMs(works.products, works.renderedAtMs);
  return data({...works, notice}, {headers: pageHeaders(context, {notice, endsAtMs})});
}

export default function HomePage() {
  const {products, renderedAtMs, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  useListView(products);

  return (
    <>
      {/* A failed checkout without scripts redirects here when the request has no referrer. */}
      <CheckoutProblem />
      <RequestedCart />
      <Hero />
      <ExclusiveWorks
        works={products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            renderedAtMs={renderedAtMs}
            position={index + 1}
            loading="lazy"
            sizes="(min-width: 88rem) 33.5rem, (min-width: 40rem) 40vw, 80vw"
            headingLevel={3}
          />
        ))}
      />
      <AboutTeaser />
      <HomeSignup />
    </>
  );
}
