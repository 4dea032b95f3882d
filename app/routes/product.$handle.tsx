import {lazy, Suspense} from 'react';
import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {BackButton} from '~/components/BackButton';
import {useNoticeToast} from '~/components/use-notice-toast';
import {workSignup} from '~/features/newsletter/work-signup';
import {WorkSignup} from '~/features/newsletter/WorkSignup';
import {countView} from '~/features/product/count-view';
import {AlternativeNote} from '~/features/product/AlternativeNote';
import {ArtistsWords} from '~/features/product/ArtistsWords';
import {visibleProduct} from '~/lib/catalogue/hidden-prices';
import {visibleCard} from '~/lib/catalogue/visible-card';
import {RELEASE_NOTES} from '~/content/release-notes';
import {nextLaunchMs} from '~/lib/launch/launch';
import {PrintImprint} from '~/features/product/PrintImprint';
import {picturePreload, productPageMeta, shareImage} from '~/features/product/product-meta';
import {productStructuredData} from '~/features/product/product-structured-data';
import {productDetails} from '~/features/product/product-details';
import {productTerms} from '~/features/product/product-terms';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductDescription} from '~/features/product/ProductDescription';
import {ProductGallery} from '~/features/product/ProductGallery';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductPurchase} from '~/features/product/ProductPurchase';
import {purchaseAlternative} from '~/features/product/purchase-alternative';
import {loadProduct} from '~/features/product/queries';
import {relatedWorks} from '~/features/product/related-works';
import {scaleDrawing} from '~/features/product/scale-drawing';
import {pickRelatedProducts} from '~/features/listing/related-products';
import {RelatedProducts} from '~/features/listing/RelatedProducts';
import {useProductView} from '~/features/product/use-product-view';
import {WhileComingSoon} from '~/features/product/WhileComingSoon';
import {isOriginal} from '~/lib/catalogue/availability';
import {createCartLine} from '~/features/cart/cart';
import {AddToCartForm} from '~/features/cart/AddToCartForm';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {WallButton} from '~/features/wall/WallButton';
import {wallOffer} from '~/features/wall/wall-offer';
import {ShareRow} from '~/features/share/ShareRow';
import {keepAddress} from '~/features/shortlist/shortlist-address';
import {shareLinks} from '~/features/share/share-addresses';
import {pictureSizes} from '~/lib/catalogue/product-pictures';
import {shopNowMs} from '~/lib/clock';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {pageMeta} from '~/lib/seo/page-meta';
import {loadSite} from '~/lib/site/load-site';
import {localPath} from '~/lib/language/local-path';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const {data} = args;
  if (!data) return [];
  const {product, renderedAtMs, page} = data;
  return pageMeta(args, {
    ...page,
    ...(import.meta.env.SSR &&
      product && {
        type: 'product' as const,
        preloads: picturePreload(product.images.nodes),
        image: shareImage(product, renderedAtMs),
        structuredData: (origin, site) =>
          productStructuredData(product, origin, renderedAtMs, site),
      }),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const [loaded, {deliveryTimes}] = await Promise.all([
    loadProduct(context, handle),
    loadSite(context),
  ]);
  const {product, stock, relations, writing, recommended, notice} = loaded;
  const redirection = product || notice ? null : await findRedirect(context, request);
  if (redirection) throw redirection;
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  const related = product
    ? pickRelatedProducts(product, recommended).map((work) => visibleCard(work, renderedAtMs))
    : [];
  const address = new URL(localPath(`/product/${handle}`), request.url).href;
  const endsAtMs = nextLaunchMs(product ? [product, ...recommended] : [], renderedAtMs);
  const shown = product && visibleProduct(product, renderedAtMs);
  const alternative =
    product && purchaseAlternative(product, {hasRelated: related.length > 0, nowMs: renderedAtMs});
  return data(
    {
      product: shown,
      sizes: product ? product.images.nodes.map(pictureSizes) : [],
      // As data, so that the browser needs no code for it.
      page: productPageMeta(shown),
      related,
      ...(alternative && {alternative}),
      scale: product && scaleDrawing(product),
      details: product
        ? [...productDetails(product, stock), ...(relations ? relatedWorks(relations) : [])]
        : [],
      terms: product ? productTerms(product, deliveryTimes, renderedAtMs) : [],
      writing,
      // The content stays on the server.
      ...(Object.hasOwn(RELEASE_NOTES, handle) && {releaseNote: RELEASE_NOTES[handle]}),
      signup: product && workSignup(product, renderedAtMs),
      wall: product && wallOffer(product, request),
      address,
      share: product && {
        ...shareLinks({address, title: product.title, picture: product.images.nodes[0]?.url}),
        keep: keepAddress(product.id),
      },
      renderedAtMs,
      ...(notice && {notice}),
    },
    // Only a successful query proves that there is no such product.
    {
      status: product || notice ? 200 : 404,
      headers: pageHeaders(context, {notice, endsAtMs}),
    },
  );
}

/** Rarely rendered, so it loads on demand. */
const ProductNotFound = lazy(() =>
  import('~/features/product/ProductNotFound').then((module) => ({
    default: module.ProductNotFound,
  })),
);

export default function ProductPage() {
  const {product, share, related, alternative, scale, writing, details, terms, ...loaded} =
    useLoaderData<typeof loader>();
  const {sizes, releaseNote, signup, wall, address, renderedAtMs, notice} = loaded;
  useNoticeToast(notice);
  useProductView(product, countView);
  if (!product || !share) {
    return (
      <Suspense>
        <ProductNotFound />
      </Suspense>
    );
  }

  const collection = isOriginal(product) ? '/collections/originals' : '/collections/prints';
  return (
    <div className="mx-auto max-w-page px-gutter print:p-0">
      <ProductColumns
        image={product.images.nodes[0]}
        pictures={<ProductGallery product={product} images={product.images.nodes} sizes={sizes} />}
        offer={
          <>
            <div className="-mb-6 print:hidden">
              <BackButton fallback={collection} />
            </div>
            <ProductPurchase
              key={product.id}
              product={product}
              renderedAtMs={renderedAtMs}
              problem={<CheckoutProblem />}
              alternative={
                <>
                  {alternative && <AlternativeNote {...alternative} />}
                  {signup?.place.source === 'stock' && <WorkSignup {...signup} />}
                </>
              }
              scale={scale}
              renderForm={(variant, fields, id) => (
                <AddToCartForm id={id} line={variant && createCartLine(product, variant)}>
                  {fields}
                </AddToCartForm>
              )}
            />
            {wall && <WallButton key={product.handle} work={product} others={related} {...wall} />}
            {releaseNote && <p className="text-sm text-muted print:hidden">{releaseNote}</p>}
            {signup?.place.source === 'launch' && (
              <WhileComingSoon
                key={`${product.id} launch`}
                product={product}
                renderedAtMs={renderedAtMs}
              >
                <WorkSignup {...signup} />
              </WhileComingSoon>
            )}
          </>
        }
      >
        <ProductDescription product={product} />
        {writing && <ArtistsWords {...writing} />}
        <ProductInfo product={product} details={details} terms={terms} />
        <ShareRow {...share} />
      </ProductColumns>
      <PrintImprint address={address} />
      <RelatedProducts products={related} renderedAtMs={renderedAtMs} />
    </div>
  );
}
