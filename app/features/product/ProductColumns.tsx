import type {CSSProperties, ReactNode} from 'react';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {BackButton} from '~/components/BackButton';
import {cn} from '~/lib/cn';
import {ratioOf} from '~/lib/cdn-image';
import {isOriginal} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {isPanorama} from '~/shop/product/product-pictures';
import type {WallSize} from '~/shop/product/wall-work';
import {useSite} from '~/shop/site/use-site';
import {ProductGallery} from './ProductGallery';

export interface ProductColumnsProps {
  product: VisibleProduct;
  /** The pictures that are shown; the first one decides the layout. */
  images: ProductPageFragment['images']['nodes'];
  /** The drawn sizes; undefined when the work's true size is unknown. */
  size: WallSize | undefined;
  /** What opens the wall. */
  wall?: ReactNode;
  /** Where 'Back' leads a visitor who comes from another site. The default is the work's collection. */
  backTo?: string;
  /** The page's absolute URL, for print. */
  address: string;
  /** Title, purchase and description. */
  offer: ReactNode;
  /** The artist's words; null when there are none. */
  writing?: ReactNode;
  /** The record of the work, and the terms of its sale. */
  children: ReactNode;
}

/**
 * 'Back', and below it the pictures beside the text. On a phone there is one column. A panorama is above both columns.
 */
export function ProductColumns({
  product,
  images,
  size,
  wall,
  backTo,
  address,
  offer,
  writing,
  children,
}: ProductColumnsProps) {
  const [image] = images;
  const collection = isOriginal(product) ? '/collections/originals' : '/collections/prints';
  return (
    <>
      <div className="print:hidden">
        <BackButton fallback={backTo ?? collection} />
      </div>
      <div
        style={{'--ratio': image ? ratioOf(image).toFixed(4) : 0.8} as CSSProperties}
        className={cn(
          'product-columns',
          image && isPanorama(image) ? 'product-panorama' : 'product-beside',
        )}
      >
        <ProductGallery product={product} images={images} size={size} wall={wall} />
        <div className="-mt-9.5 grid content-start gap-9 columns:mt-0 print:gap-5">{offer}</div>
        {/* In print, the purchase block and the record are beside the artist's words. */}
        {writing && (
          <div className="columns:max-w-text print:[grid-area:2/2/span_2]">{writing}</div>
        )}
        <div className="product-record">{children}</div>
      </div>
      <PrintImprint address={address} />
    </>
  );
}

/** The footer of a printed product page: URL, artist and contact details. */
function PrintImprint({address}: {address: string}) {
  const {artist, email, postalAddress} = useSite();
  return (
    <footer className="mt-2 hidden border-t pt-2 text-sm print:block">
      <p>{address}</p>
      <p>
        {artist.name}, {email}
      </p>
      <p>{postalAddress}</p>
    </footer>
  );
}
