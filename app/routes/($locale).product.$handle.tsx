import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useMemo} from 'react';
import {WorkSignup} from '~/features/newsletter/WorkSignup';
import {ArtistsWords} from '~/features/product/ArtistsWords';
import {productPageMeta} from '~/features/product/product-meta';
import {ProductColumns} from '~/features/product/ProductColumns';
import {ProductDescription} from '~/features/product/ProductDescription';
import {ProductGallery} from '~/features/product/ProductGallery';
import {ProductInfo} from '~/features/product/ProductInfo';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {ProductPurchase} from '~/features/product/ProductPurchase';
import {loadProductPage} from '~/features/product/load-product-page';
import {RELATED_WORKS_ID} from '~/features/product/SoldOutNote';
import {useProductPurchase} from '~/features/product/use-product-purchase';
import {useProductView} from '~/features/product/use-product-view';
import {WallPurchase} from '~/features/product/WallPurchase';
import {ShareRow} from '~/features/share/ShareRow';
import {useShortlistOnWall} from '~/features/shortlist/use-shortlist-works';
import {WallButton} from '~/features/wall/WallButton';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {loadNewPrints} from '~/shop/card/load-new-prints';
import {WorksSection} from '~/shop/card/WorksSection';
import {readWallWork, sizeOnWall} from '~/shop/product/wall-work';
import {useWords} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? productPageMeta(args, args.data) : [];

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const page = await loadProductPage(context, request, params.handle ?? '');
  // Only a successful query proves that the product doesn't exist.
  const isMissing = !page.product && !page.notice;
  const prints = isMissing ? (await loadNewPrints(context)).prints : undefined;
  return data(
    {...page, prints},
    {status: isMissing ? 404 : 200, headers: pageHeaders(context, page)},
  );
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function ProductPage() {
  const page = useLoaderData<typeof loader>();
  const {product, prints, notice} = page;
  useProductView(product, {isCounted: true});
  // The key resets the state: another work starts with its own first size.
  return product ? (
    <Product key={product.id} {...page} product={product} />
  ) : (
    <ProductNotFound hasFailed={notice !== null} prints={prints} />
  );
}

type ProductProps = PageData & {product: NonNullable<PageData['product']>};

function Product({product, usPrices, stock, writing, related, address}: ProductProps) {
  const words = useWords();
  const purchase = useProductPurchase(product);
  const {selected, select} = purchase;
  const images = product.images.nodes;
  const wall = useMemo(() => readWallWork(words, product), [words, product]);
  const shortlist = useShortlistOnWall();

  return (
    <div className="page print:p-0">
      <ProductColumns
        product={product}
        isSoldOut={purchase.saleState === 'sold-out'}
        address={address}
      >
        <ProductGallery product={product} images={images} size={sizeOnWall(wall, selected?.id)}>
          {wall && (
            <WallButton
              variant="quiet"
              className="min-h-11 shrink-0 after:absolute after:inset-0"
              work={wall}
              selectedId={selected?.id}
              onSelect={select}
              renderPurchase={(variantId, close) => (
                <WallPurchase purchase={purchase} variantId={variantId} onAdd={close} />
              )}
              others={shortlist.works}
              onOpen={shortlist.load}
            />
          )}
        </ProductGallery>
        <div className="product-offer">
          <ProductPurchase
            product={product}
            purchase={purchase}
            usPrices={usPrices}
            hasRelated={related.length > 0}
          >
            <WorkSignup product={product} saleState={purchase.saleState} />
          </ProductPurchase>
          <ProductDescription product={product} />
        </div>
        {writing && <ArtistsWords {...writing} />}
        <ProductInfo product={product} stock={stock}>
          <ShareRow address={address} title={product.title} picture={images[0]?.url} />
        </ProductInfo>
      </ProductColumns>
      <WorksSection id={RELATED_WORKS_ID} title={words.listing.related} products={related} />
    </div>
  );
}
