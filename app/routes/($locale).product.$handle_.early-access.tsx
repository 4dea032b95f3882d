import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ArtistsWordsDisclosure} from '~/features/product/ArtistsWords';
import {EarlyAccessPurchase} from '~/features/product/EarlyAccessPurchase';
import {picturePreload} from '~/features/product/product-meta';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductDescription} from '~/features/product/ProductDescription';
import {ProductGallery} from '~/features/product/ProductGallery';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {loadEarlyAccessPage} from '~/features/product/load-early-access-page';
import {useEarlyAccessPurchase} from '~/features/product/use-product-purchase';
import {useProductView} from '~/features/product/use-product-view';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {EARLY_ACCESS_PARAMETER} from '~/shop/product/early-access';
import {productPath} from '~/shop/paths';
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
  useProductView(product, {isCounted: false});
  // The key resets the state: another work starts with its own first size.
  return product ? (
    <EarlyAccess key={product.id} {...page} product={product} />
  ) : (
    <ProductNotFound hasFailed={notice !== null} />
  );
}

type EarlyAccessProps = PageData & {product: NonNullable<PageData['product']>};

function EarlyAccess({product, writing, address, givenKey}: EarlyAccessProps) {
  const words = useWords();
  const purchase = useEarlyAccessPurchase(product);

  return (
    <div className="page print:p-0">
      <ProductColumns product={product} backTo={productPath(product.handle)} address={address}>
        <ProductGallery
          product={product}
          images={product.images.nodes.slice(0, 1)}
          size={sizeOnWall(readWallWork(words, product), purchase.selected?.id)}
        />
        <div className="product-offer">
          <EarlyAccessPurchase product={product} purchase={purchase} givenKey={givenKey} />
          <ProductDescription product={product} />
          {writing && <ArtistsWordsDisclosure {...writing} />}
        </div>
        <ProductInfo product={product} />
      </ProductColumns>
    </div>
  );
}
