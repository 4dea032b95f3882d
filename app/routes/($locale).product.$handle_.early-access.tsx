import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useNoticeToast} from '~/components/use-notice-toast';
import {ArtistsWordsDisclosure} from '~/features/product/ArtistsWords';
import {picturePreload} from '~/features/product/product-meta';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductDescription} from '~/features/product/ProductDescription';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {ProductPurchase} from '~/features/product/ProductPurchase';
import {loadEarlyAccessPage} from '~/features/product/queries';
import {useProductPurchase} from '~/features/product/use-product-purchase';
import {useProductView} from '~/features/product/use-product-view';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {launchInstantMs} from '~/shop/launch/launch';
import {LaunchDate} from '~/shop/launch/LaunchDate';
import {EARLY_ACCESS_PARAMETER} from '~/shop/product/early-access';
import {productPath} from '~/shop/product/product-path';
import {readWallWork, sizeOnWall} from '~/shop/product/wall-work';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const product = args.data?.product ?? null;
  return pageMeta(args, {
    title: product ? words.earlyAccess.title(product.title) : words.product.notFound.title,
    description: words.earlyAccess.description,
    preloads: picturePreload(product?.images.nodes ?? []),
    // Only for visitors who received the link.
    isHidden: true,
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const key = new URL(request.url).searchParams.get(EARLY_ACCESS_PARAMETER) ?? '';
  const page = await loadEarlyAccessPage(context, request, {handle, key});
  return data(
    {...page, givenKey: key},
    {status: page.product || page.notice ? 200 : 404, headers: pageHeaders(context, page)},
  );
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function EarlyAccessPage() {
  const page = useLoaderData<typeof loader>();
  const {product, notice} = page;
  useNoticeToast(notice);
  useProductView(product, {isCounted: false});
  // The key resets the state: another work starts with its own first size.
  return product ? (
    <EarlyAccess key={product.id} {...page} product={product} />
  ) : (
    <ProductNotFound hasFailed={page.notice !== null} />
  );
}

type EarlyAccessProps = PageData & {product: NonNullable<PageData['product']>};

function EarlyAccess({product, writing, address, givenKey}: EarlyAccessProps) {
  const words = useWords();
  const purchase = useProductPurchase(product, {isEarlyAccess: true});
  const {selected, nowMs} = purchase;
  const instantMs = launchInstantMs(product);

  return (
    <div className="mx-auto max-w-page px-gutter print:p-0">
      <ProductColumns
        product={product}
        images={product.images.nodes.slice(0, 1)}
        size={sizeOnWall(readWallWork(words, product), selected?.id)}
        backTo={productPath(product.handle)}
        address={address}
        offer={
          <>
            <ProductPurchase
              product={product}
              purchase={purchase}
              badge={
                <EarlyAccessCard
                  launchMs={instantMs !== null && nowMs < instantMs ? instantMs : null}
                />
              }
              earlyAccessKey={givenKey}
            />
            <ProductDescription product={product} />
            {writing && <ArtistsWordsDisclosure {...writing} />}
          </>
        }
      >
        <ProductInfo product={product} />
      </ProductColumns>
    </div>
  );
}

/** The card above the title, like an invitation: for priority members, and until the public launch, if that's ahead. */
function EarlyAccessCard({launchMs}: {launchMs: number | null}) {
  const words = useWords();
  return (
    <div className="mb-6 bg-sea-deep px-5 py-4 text-white print:p-0">
      <p className="font-serif text-xl">{words.earlyAccess.badge}</p>
      {launchMs !== null && (
        <p className="mt-1 text-sm">
          <LaunchDate prefix={words.earlyAccess.until} instantMs={launchMs} />
        </p>
      )}
    </div>
  );
}
