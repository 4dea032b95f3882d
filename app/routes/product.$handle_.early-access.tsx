import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {Badge} from '~/components/Badge';
import {useNoticeToast} from '~/components/use-notice-toast';
import {AddToCartForm} from '~/features/cart/AddToCartForm';
import {createCartLine, type CartLineItem} from '~/features/cart/cart';
import {CheckoutProblem} from '~/features/cart/CheckoutProblem';
import {AlternativeNote} from '~/features/product/AlternativeNote';
import {ArtistsWordsDisclosure} from '~/features/product/ArtistsWordsDisclosure';
import {loadEarlyAccessPage} from '~/features/product/load-product-page.server';
import {picturePreload} from '~/features/product/product-meta';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductDescription} from '~/features/product/ProductDescription';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {ProductPurchase} from '~/features/product/ProductPurchase';
import {TrueSize} from '~/features/product/TrueSize';
import {useProductPurchase} from '~/features/product/use-product-purchase';
import {useProductView} from '~/features/product/use-product-view';
import {WhileComingSoon} from '~/features/product/WhileComingSoon';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {EARLY_ACCESS_PARAMETER} from '~/shop/product/early-access';
import {launchInstantMs} from '~/shop/launch/launch';
import {LaunchDate} from '~/shop/launch/LaunchDate';
import {pageMeta} from '~/shop/seo/page-meta';
import earlyWords from '#words/early-access';
import productWords from '#words/product';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const product = args.data?.product ?? null;
  return pageMeta(args, {
    title: product ? earlyWords.title(product.title) : productWords.notFound.title,
    description: earlyWords.description,
    preloads: picturePreload(product?.images.nodes ?? []),
    // Only for visitors who were sent the link.
    isHidden: true,
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const key = new URL(request.url).searchParams.get(EARLY_ACCESS_PARAMETER) ?? '';
  const {endsAtMs, ...page} = await loadEarlyAccessPage(context, request, {handle, key});
  const {product, notice} = page;
  return data(
    {...page, key},
    {status: product || notice ? 200 : 404, headers: pageHeaders(context, {notice, endsAtMs})},
  );
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function EarlyAccessPage() {
  const {key: givenKey, ...page} = useLoaderData<typeof loader>();
  const {product, notice} = page;
  useNoticeToast(notice);
  useProductView(product, {isCounted: false});
  if (!product) return <ProductNotFound />;
  // The key: another work starts with its own first size.
  return <EarlyAccess key={product.id} {...page} product={product} givenKey={givenKey} />;
}

interface EarlyAccessProps extends Omit<PageData, 'key' | 'product'> {
  product: NonNullable<PageData['product']>;
  givenKey: string;
}

function EarlyAccess({
  product,
  details,
  terms,
  writing,
  address,
  renderedAtMs,
  givenKey,
}: EarlyAccessProps) {
  const purchase = useProductPurchase(product, {renderedAtMs, isEarlyAccess: true});
  const instantMs = launchInstantMs(product, 'page');

  return (
    <div className="mx-auto max-w-page px-gutter print:p-0">
      <ProductColumns
        product={product}
        images={product.images.nodes.slice(0, 1)}
        backTo={`/product/${product.handle}`}
        address={address}
        offer={
          <ProductPurchase
            product={product}
            purchase={purchase}
            badge={
              <Badge tone="sea" className="mr-2 print:px-0">
                {earlyWords.badge}
              </Badge>
            }
            note={
              instantMs !== null && (
                <WhileComingSoon product={product} renderedAtMs={renderedAtMs}>
                  <p className="mt-4 text-sm">
                    <LaunchDate prefix={earlyWords.until} instantMs={instantMs} />
                  </p>
                </WhileComingSoon>
              )
            }
            problem={<CheckoutProblem />}
            renderForm={(variant, fields, id) => (
              <AddToCartForm id={id} line={variant && createEarlyLine(givenKey, product, variant)}>
                {givenKey && <input type="hidden" name={EARLY_ACCESS_PARAMETER} value={givenKey} />}
                {fields}
              </AddToCartForm>
            )}
          >
            <AlternativeNote product={product} purchase={purchase} hasRelated={false} />
          </ProductPurchase>
        }
      >
        <ProductDescription product={product} />
        {writing && <ArtistsWordsDisclosure {...writing} />}
        <ProductInfo product={product} details={details} terms={terms} />
        <TrueSize product={product} selectedId={purchase.selected?.id} />
      </ProductColumns>
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
