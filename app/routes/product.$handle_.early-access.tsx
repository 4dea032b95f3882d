import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {BackButton} from '~/components/BackButton';
import {useNoticeToast} from '~/components/use-notice-toast';
import {AddToCartForm} from '~/features/cart/AddToCartForm';
import {createCartLine, type CartLineItem} from '~/features/cart/cart';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {LaunchSignup} from '~/features/newsletter/LaunchSignup';
import {ArtistsWordsDisclosure} from '~/features/product/ArtistsWordsDisclosure';
import {EarlyAccessPurchase} from '~/features/product/EarlyAccessPurchase';
import {PrintImprint} from '~/features/product/PrintImprint';
import {findPoem} from '~/features/product/poems.server';
import {picturePreload} from '~/features/product/product-meta';
import {productDetails} from '~/features/product/product-details';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductDescription} from '~/features/product/ProductDescription';
import {ProductGallery} from '~/features/product/ProductGallery';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {loadEarlyAccess} from '~/features/product/queries';
import {useProductView} from '~/features/product/use-product-view';
import {WhileComingSoon} from '~/features/product/WhileComingSoon';
import {EARLY_ACCESS_PARAMETER} from '~/lib/catalogue/early-access';
import {shopNowMs} from '~/lib/clock';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/lib/seo/page-meta';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const product = args.data?.product ?? null;
  return pageMeta(args, {
    title: product ? `${product.title}: early access` : 'Product not found',
    description: 'For priority members: yours before the public launch.',
    // The page shows only the first picture.
    preloads: picturePreload(product?.images.nodes.slice(0, 1) ?? []),
    // Only for visitors who were sent the link.
    isHidden: true,
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const key = new URL(request.url).searchParams.get(EARLY_ACCESS_PARAMETER) ?? '';
  const {product, notice} = await loadEarlyAccess(context, handle, key);
  return data(
    {
      product,
      key,
      details: product ? productDetails(product) : [],
      words: findPoem(handle),
      address: new URL(`/product/${handle}`, request.url).href,
      renderedAtMs: shopNowMs(context.clockOffsetMs),
      notice,
    },
    {status: product || notice ? 200 : 404, headers: pageHeaders(context, {notice})},
  );
}

export default function EarlyAccessPage() {
  const {product, key, words, details, address, renderedAtMs, notice} =
    useLoaderData<typeof loader>();
  useNoticeToast(notice);
  useProductView(product);
  if (!product) return <ProductNotFound />;

  return (
    <div className="mx-auto max-w-page px-gutter print:p-0">
      <ProductColumns
        image={product.images.nodes[0]}
        pictures={<ProductGallery product={product} images={product.images.nodes.slice(0, 1)} />}
      >
        <div className="-mb-6 print:hidden">
          <BackButton fallback={`/product/${product.handle}`} />
        </div>
        <EarlyAccessPurchase
          key={product.id}
          product={product}
          problem={<CheckoutProblem />}
          renderForm={(variant, fields) => (
            <AddToCartForm line={variant && createEarlyLine(key, product, variant)}>
              {key && <input type="hidden" name={EARLY_ACCESS_PARAMETER} value={key} />}
              {fields}
            </AddToCartForm>
          )}
        />
        <WhileComingSoon key={`${product.id} launch`} product={product} renderedAtMs={renderedAtMs}>
          <div className="print:hidden">
            <LaunchSignup product={product} />
          </div>
        </WhileComingSoon>
        <ProductDescription html={product.descriptionHtml} />
        {words && <ArtistsWordsDisclosure {...words} />}
        <ProductInfo product={product} details={details} />
      </ProductColumns>
      <PrintImprint address={address} />
    </div>
  );
}

/** The line keeps the key for checkout. */
function createEarlyLine(
  key: string,
  ...merchandise: Parameters<typeof createCartLine>
): CartLineItem | null {
  const line = createCartLine(...merchandise);
  return line && key ? {...line, earlyAccessKey: key} : line;
}
