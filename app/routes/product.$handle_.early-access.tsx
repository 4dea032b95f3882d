import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {BackButton} from '~/components/BackButton';
import {Badge} from '~/components/Badge';
import {LaunchDate} from '~/lib/launch/LaunchDate';
import {useNoticeToast} from '~/components/use-notice-toast';
import {AddToCartForm} from '~/features/cart/AddToCartForm';
import {createCartLine, type CartLineItem} from '~/features/cart/cart';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {AlternativeNote} from '~/features/product/AlternativeNote';
import {noPictureAlternative} from '~/features/product/purchase-alternative';
import {ArtistsWordsDisclosure} from '~/features/product/ArtistsWordsDisclosure';
import {PrintImprint} from '~/features/product/PrintImprint';
import {picturePreload} from '~/features/product/product-meta';
import {productDetails} from '~/features/product/product-details';
import {productTerms} from '~/features/product/product-terms';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductDescription} from '~/features/product/ProductDescription';
import {ProductGallery} from '~/features/product/ProductGallery';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductPurchase} from '~/features/product/ProductPurchase';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {loadEarlyAccess} from '~/features/product/queries';
import {scaleDrawing} from '~/features/product/scale-drawing';
import {useProductView} from '~/features/product/use-product-view';
import {WhileComingSoon} from '~/features/product/WhileComingSoon';
import {EARLY_ACCESS_PARAMETER} from '~/lib/catalogue/early-access';
import {findVariantChoices} from '~/lib/catalogue/variants';
import {launchInstantMs, nextLaunchMs} from '~/lib/launch/launch';
import {shopNowMs} from '~/lib/clock';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/lib/seo/page-meta';
import {loadSite} from '~/lib/site/load-site';
import {pictureSizes} from '~/lib/catalogue/product-pictures';
import {localPath} from '~/lib/language/local-path';
import earlyWords from '#words/early-access';
import productWords from '#words/product';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const product = args.data?.product ?? null;
  return pageMeta(args, {
    title: product ? earlyWords.title(product.title) : productWords.notFound.title,
    description: earlyWords.description,
    // The page shows only the first picture.
    preloads: import.meta.env.SSR ? picturePreload(product?.images.nodes.slice(0, 1) ?? []) : [],
    // Only for visitors who were sent the link.
    isHidden: true,
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const key = new URL(request.url).searchParams.get(EARLY_ACCESS_PARAMETER) ?? '';
  const [{product, writing, notice}, {deliveryTimes}] = await Promise.all([
    loadEarlyAccess(context, handle, key),
    loadSite(context),
  ]);
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  const endsAtMs = product && nextLaunchMs([product], renderedAtMs);
  return data(
    {
      product,
      key,
      sizes: product ? product.images.nodes.slice(0, 1).map(pictureSizes) : [],
      scale: product && scaleDrawing(product),
      details: product ? productDetails(product) : [],
      terms: product ? productTerms(product, deliveryTimes, renderedAtMs) : [],
      alternative: product && noPictureAlternative(product),
      writing,
      address: new URL(localPath(`/product/${handle}`), request.url).href,
      renderedAtMs,
      notice,
    },
    {status: product || notice ? 200 : 404, headers: pageHeaders(context, {notice, endsAtMs})},
  );
}

export default function EarlyAccessPage() {
  const {product, key, sizes, scale, writing, details, terms, alternative, address, ...loaded} =
    useLoaderData<typeof loader>();
  const {renderedAtMs, notice} = loaded;
  useNoticeToast(notice);
  useProductView(product);
  if (!product) return <ProductNotFound />;
  const instantMs = launchInstantMs(product, 'page');
  const hasChoice = findVariantChoices(product) !== null;

  return (
    <div className="mx-auto max-w-page px-gutter print:p-0">
      <ProductColumns
        image={product.images.nodes[0]}
        pictures={
          <ProductGallery
            product={product}
            images={product.images.nodes.slice(0, 1)}
            sizes={sizes}
          />
        }
        offer={
          <>
            <div className="-mb-6 print:hidden">
              <BackButton fallback={`/product/${product.handle}`} />
            </div>
            <ProductPurchase
              key={product.id}
              product={product}
              renderedAtMs={renderedAtMs}
              isEarlyAccess
              badge={
                <Badge tone="sea" className="mr-2 print:px-0">
                  {earlyWords.badge}
                </Badge>
              }
              problem={<CheckoutProblem />}
              alternative={alternative && <AlternativeNote {...alternative} />}
              scale={scale}
              renderForm={(variant, fields, id) => (
                <AddToCartForm id={id} line={variant && createEarlyLine(key, product, variant)}>
                  {key && <input type="hidden" name={EARLY_ACCESS_PARAMETER} value={key} />}
                  {/* The specification's words; one is chosen from the start. */}
                  {hasChoice && <p className="sr-only">{earlyWords.chooseSize}</p>}
                  {fields}
                </AddToCartForm>
              )}
            >
              {instantMs !== null && (
                <WhileComingSoon product={product} renderedAtMs={renderedAtMs}>
                  <p className="mt-4 text-sm">
                    <LaunchDate prefix={earlyWords.until} instantMs={instantMs} />
                  </p>
                </WhileComingSoon>
              )}
            </ProductPurchase>
          </>
        }
      >
        <ProductDescription product={product} />
        {writing && <ArtistsWordsDisclosure {...writing} />}
        <ProductInfo product={product} details={details} terms={terms} />
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
