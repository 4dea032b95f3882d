import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useMemo} from 'react';
import {useNoticeToast} from '~/components/use-notice-toast';
import {AddToCartForm} from '~/features/cart/AddToCartForm';
import {createCartLine} from '~/features/cart/cart';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {relatedCards} from '~/features/product/related-products';
import {RelatedProducts} from '~/features/product/RelatedProducts';
import {WorkSignup} from '~/features/newsletter/WorkSignup';
import {AlternativeNote} from '~/features/product/AlternativeNote';
import {ArtistsWords} from '~/features/product/ArtistsWords';
import {loadProductPage} from '~/features/product/load-product-page.server';
import {productPageMeta} from '~/features/product/product-meta';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductDescription} from '~/features/product/ProductDescription';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {ProductPurchase} from '~/features/product/ProductPurchase';
import {TrueSize} from '~/features/product/TrueSize';
import {useProductPurchase} from '~/features/product/use-product-purchase';
import {useProductView} from '~/features/product/use-product-view';
import {ShareRow} from '~/features/share/ShareRow';
import {keepAddress} from '~/features/shortlist/shortlist-address';
import {WallButton} from '~/features/wall/WallButton';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {readWallWork} from '~/shop/product/wall-work';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? productPageMeta(args, args.data) : [];

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {recommended, endsAtMs, sellsOtherSizes, ...page} = await loadProductPage(
    context,
    request,
    params.handle ?? '',
  );
  const {product, notice, renderedAtMs} = page;
  const related = product
    ? relatedCards(product, recommended, {nowMs: renderedAtMs, sellsOtherSizes})
    : [];
  return data(
    {...page, related},
    // Only a successful query proves that there is no such product.
    {status: product || notice ? 200 : 404, headers: pageHeaders(context, {notice, endsAtMs})},
  );
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function ProductPage() {
  const page = useLoaderData<typeof loader>();
  const {product, notice} = page;
  useNoticeToast(notice);
  useProductView(product, {isCounted: true});
  // The key: another work starts with its own first size.
  return product ? <Product key={product.id} {...page} product={product} /> : <ProductNotFound />;
}

function Product({
  product,
  details,
  terms,
  writing,
  related,
  address,
  renderedAtMs,
}: PageData & {product: NonNullable<PageData['product']>}) {
  const purchase = useProductPurchase(product, {renderedAtMs});
  const {selected, select} = purchase;
  const images = product.images.nodes;
  const wall = useMemo(() => readWallWork(product), [product]);

  return (
    <div className="mx-auto max-w-page px-gutter print:p-0">
      <ProductColumns
        product={product}
        images={images}
        address={address}
        offer={
          <ProductPurchase
            product={product}
            purchase={purchase}
            problem={<CheckoutProblem />}
            renderForm={(variant, fields, id) => (
              <AddToCartForm id={id} line={variant && createCartLine(product, variant)}>
                {fields}
              </AddToCartForm>
            )}
          >
            <WorkSignup product={product} renderedAtMs={renderedAtMs} />
            <AlternativeNote
              product={product}
              purchase={purchase}
              hasRelated={related.length > 0}
            />
          </ProductPurchase>
        }
      >
        <ProductDescription product={product} />
        {writing && <ArtistsWords {...writing} />}
        <ProductInfo product={product} details={details} terms={terms} />
        <TrueSize product={product} selectedId={selected?.id}>
          {wall.ok && (
            <WallButton
              work={wall.work}
              selectedId={selected?.id}
              onSelect={select}
              others={related}
            />
          )}
        </TrueSize>
        <ShareRow
          address={address}
          title={product.title}
          picture={images[0]?.url}
          keep={keepAddress(product.id)}
        />
      </ProductColumns>
      <RelatedProducts products={related} renderedAtMs={renderedAtMs} />
    </div>
  );
}
