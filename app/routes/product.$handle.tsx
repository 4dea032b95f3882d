import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {BackButton} from '~/components/BackButton';
import {useNoticeToast} from '~/components/use-notice-toast';
import {LaunchSignup} from '~/features/newsletter/LaunchSignup';
import {ArtistsWords} from '~/features/product/ArtistsWords';
import {withoutHiddenPrices} from '~/features/product/hidden-prices';
import {findPoem} from '~/features/product/poems.server';
import {productPageMeta} from '~/features/product/product-meta';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductGallery} from '~/features/product/ProductGallery';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {ProductPurchase} from '~/features/product/ProductPurchase';
import {loadProduct} from '~/features/product/queries';
import {WhileComingSoon} from '~/features/product/WhileComingSoon';
import {isOriginal} from '~/features/product/availability';
import {createCartLine} from '~/features/cart/cart';
import {AddToCartForm} from '~/features/cart/AddToCartForm';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {shopNowMs} from '~/lib/clock';
import {loaderHeaders, pageHeaders} from '~/lib/page-headers';
import {pageMeta} from '~/lib/seo';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, productPageMeta(args.data?.product ?? null));

export async function loader({context, params}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const {product, notice} = await loadProduct(context, handle);
  return data(
    {
      product: product && withoutHiddenPrices(product),
      words: findPoem(handle),
      renderedAtMs: shopNowMs(context.clockOffsetMs),
      notice,
    },
    // Only a shop that answered can say that there is no such product.
    {status: product || notice ? 200 : 404, headers: pageHeaders(context, notice)},
  );
}

export default function ProductPage() {
  const {product, words, renderedAtMs, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  if (!product) return <ProductNotFound />;

  const collection = isOriginal(product) ? '/collections/originals' : '/collections/prints';
  return (
    <div className="mx-auto max-w-page px-gutter pt-4">
      <BackButton fallback={collection} />
      <ProductColumns
        picture={<ProductGallery title={product.title} images={product.images.nodes} />}
      >
        <ProductPurchase
          key={product.id}
          product={product}
          renderedAtMs={renderedAtMs}
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
        {words && <ArtistsWords {...words} />}
        <ProductInfo isOriginal={isOriginal(product)} />
      </ProductColumns>
    </div>
  );
}
