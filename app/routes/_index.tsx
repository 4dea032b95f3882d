import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LinksFunction, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useNoticeToast} from '~/components/use-notice-toast';
import {SITE} from '#contracts/site';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {AboutTeaser} from '~/features/home/AboutTeaser';
import {ExclusiveWorks} from '~/features/home/ExclusiveWorks';
import {Hero} from '~/features/home/Hero';
import {HERO_PRELOADS} from '~/features/home/hero-preloads';
import {HomeSignup} from '~/features/newsletter/HomeSignup';
import {ProductCard} from '~/features/product/ProductCard';
import {loadExclusiveWorks} from '~/features/product/queries';
import {shopNowMs} from '~/lib/clock';
import {loaderHeaders, pageHeaders} from '~/lib/page-headers';
import {pageMeta} from '~/lib/seo';

export const headers = loaderHeaders;

export const links: LinksFunction = () => HERO_PRELOADS;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {title: SITE.name, description: SITE.description});

export async function loader({context}: LoaderFunctionArgs) {
  const {products, notice} = await loadExclusiveWorks(context);
  return data(
    {products, renderedAtMs: shopNowMs(context.clockOffsetMs), notice},
    {headers: pageHeaders(context, notice)},
  );
}

export default function HomePage() {
  const {products, renderedAtMs, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);

  return (
    <>
      {/* Where a checkout without scripts ends up when the browser does not say which product it was for. */}
      <CheckoutProblem />
      <Hero />
      <ExclusiveWorks>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            renderedAtMs={renderedAtMs}
            loading="lazy"
            sizes="(min-width: 88rem) 38rem, (min-width: 40rem) 45vw, 92vw"
            headingLevel={3}
          />
        ))}
      </ExclusiveWorks>
      <AboutTeaser />
      <HomeSignup />
    </>
  );
}
