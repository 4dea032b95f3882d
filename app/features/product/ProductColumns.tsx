import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';
import {ratioOf, type CdnImage} from '~/lib/cdn-image';
import {isPanorama} from '~/lib/catalogue/product-pictures';

export interface ProductColumnsProps {
  /** The first picture, which decides the layout. */
  image: CdnImage | undefined;
  pictures: ReactNode;
  /** Title and purchase. */
  offer: ReactNode;
  /** What is to be read of the work. */
  children: ReactNode;
}

/**
 * The pictures and the text of a product page. Side by side the pictures' column is as wide as the first picture can be in the
 * window's height; a panorama takes the whole width above the offer and the text beside it. Stacked on a phone, side by side on
 * one held sideways.
 */
export function ProductColumns({image, pictures, offer, children}: ProductColumnsProps) {
  return (
    <div
      style={{'--ratio': image ? ratioOf(image).toFixed(4) : 0.8} as React.CSSProperties}
      className={cn(
        'product-columns',
        image && isPanorama(image) ? 'product-panorama' : 'product-beside',
      )}
    >
      {pictures}
      <div className="product-text">
        <div>{offer}</div>
        <div>{children}</div>
      </div>
    </div>
  );
}
