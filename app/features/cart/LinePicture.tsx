import {useWords} from '~/words';
import {cdnUrl} from '~/lib/cdn-image';
import {cn} from '~/lib/cn';
import type {CartLineItem} from '~/shop/cart/cart';

/**
 * Twice its largest size, for high-density screens. Sets only a width, because with a height the CDN would crop the
 * picture.
 */
const THUMBNAIL_PX = 256;

interface LinePictureProps extends Pick<CartLineItem, 'product'> {
  /** The picture's place in its square. */
  className?: string;
}

/** The uncropped picture of a cart line, in a square. */
export function LinePicture({product, className = 'object-left-top'}: LinePictureProps) {
  const words = useWords();
  const [image] = product.images;
  return (
    <span className="relative grid aspect-square self-start">
      {image ? (
        <img
          src={cdnUrl(image.url, {width: THUMBNAIL_PX})}
          alt={image.altText ?? product.title}
          className={cn('absolute inset-0 size-full object-contain', className)}
        />
      ) : (
        <span className="text-xs text-muted">{words.listing.noImage}</span>
      )}
    </span>
  );
}
