import type {CSSProperties, ReactNode} from 'react';
import {BackButton} from '~/components/BackButton';
import {cn} from '~/lib/cn';
import {ratioOf} from '~/lib/cdn-image';
import {isOriginal} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {isPanorama, isUpright} from '~/shop/product/product-pictures';
import {useSite} from '~/shop/site/use-site';

export interface ProductColumnsProps {
  product: VisibleProduct;
  /** Where 'Back' leads a visitor who comes from another site. The default is the work's collection. */
  backTo?: string;
  isSoldOut?: boolean;
  /** The page's absolute URL, for print. */
  address: string;
  /** The pictures; title, purchase and description; the artist's words, if there are any; the record. */
  children: ReactNode;
}

/**
 * 'Back', and below it the pictures beside the text. On a phone there is one column. A panorama is above both columns, and
 * so is any picture wider than high on an upright tablet. The layout is in `product.css`.
 */
export function ProductColumns({
  product,
  backTo,
  isSoldOut = false,
  address,
  children,
}: ProductColumnsProps) {
  const [image] = product.images.nodes;
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
          !(image && isPanorama(image)) && 'product-beside',
          (!image || isUpright(image)) && 'product-upright',
          isSoldOut && 'product-sold-out',
        )}
      >
        {children}
      </div>
      <PrintImprint address={address} />
    </>
  );
}

/** The footer of a printed product page: URL, artist and contact details. */
function PrintImprint({address}: {address: string}) {
  const {artist, email, postalAddress} = useSite();
  return (
    <footer className="mt-2 hidden break-inside-avoid grid-cols-2 gap-x-8 border-t pt-2 text-xs print:grid">
      <p>
        {artist.name}, {email}
        <br />
        {postalAddress}
      </p>
      <p>{address}</p>
    </footer>
  );
}
