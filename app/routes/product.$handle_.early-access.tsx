import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {BackButton} from '~/components/BackButton';
import {useNoticeToast} from '~/components/use-notice-toast';
import {AddToCartForm} from '~/features/cart/AddToCartForm';
import {createCartLine} from '~/features/cart/cart';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {LaunchSignup} from '~/features/newsletter/LaunchSignup';
import {ArtistsWordsDisclosure} from '~/features/product/ArtistsWordsDisclosure';
import {isOriginal} from '~/features/product/availability';
import {EarlyAccessPurchase} from '~/features/product/EarlyAccessPurchase';
import {findPoem} from '~/features/product/poems.server';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductGallery} from '~/features/product/ProductGallery';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {loadProduct} from '~/features/product/queries';
import {WhileComingSoon} from '~/features/product/WhileComingSoon';
import {shopNowMs} from '~/lib/clock';
import {loaderHeaders, pageHeaders} from '~/lib/page-headers';
import {pageMeta} from '~/lib/seo';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.product ? `${args.data.product.title}: early access` : 'Product not found',
    description: 'For priority members: yours before the public launch.',
    // Known to those who were sent the address.
    isHidden: true,
  });

export async function loader({context, params}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const {product, notice} = await loadProduct(context, handle);
  return data(
    {
      product,
      words: findPoem(handle),
      renderedAtMs: shopNowMs(context.clockOffsetMs),
      notice,
    },
    {status: product || notice ? 200 : 404, headers: pageHeaders(context, notice)},
  );
}

export default function EarlyAccessPage() {
  const {product, words, renderedAtMs, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  if (!product) return <ProductNotFound />;

  return (
    <div className="mx-auto max-w-page px-gutter pt-4">
      <BackButton fallback={`/product/${product.handle}`} />
      <ProductColumns
        picture={<ProductGallery title={product.title} images={product.images.nodes.slice(0, 1)} />}
      >
        <EarlyAccessPurchase
          key={product.id}
          product={product}
          problem={<CheckoutProblem />}
          renderForm={(variant, fields) => (
            <AddToCartForm line={variant && createCartLine(product, variant)}>
              {fields}
            </AddToCartForm>
          )}
        />
        <WhileComingSoon key={`${product.id} launch`} product={product} renderedAtMs={renderedAtMs}>
          <LaunchSignup product={product} />
        </WhileComingSoon>
        <p className="text-pretty">{product.description}</p>
        {words && <ArtistsWordsDisclosure {...words} />}
        <ProductInfo isOriginal={isOriginal(product)} />
      </ProductColumns>
    </div>
  );
}
