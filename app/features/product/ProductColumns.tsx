import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';
import {ratioOf, type CdnImage} from '~/lib/cdn-image';
import {isPanorama} from '~/lib/catalogue/product-pictures';

export interface ProductColumnsProps {
  /** The first picture, which decides the layout. */
  image: CdnImage | undefined;
  pictures: ReactNode;
  children: ReactNode;
}

/**
 * The pictures and the text of a product page. Side by side the pictures' column is as wide as the first picture can be in the
 * window's height; a panorama takes the whole width above the text. Stacked on a phone, side by side on one held sideways.
 */
export function ProductColumns({image, pictures, children}: ProductColumnsProps) {
  return (
    <div
      style={{'--ratio': image ? ratioOf(image).toFixed(4) : 0.8} as React.CSSProperties}
      className={cn(
        'product-columns',
        image && isPanorama(image) ? 'product-panorama' : 'product-beside',
      )}
    >
      {pictures}
      <div className="grid min-w-0 content-start gap-9 print:gap-5">{children}</div>
    </div>
  );
}
