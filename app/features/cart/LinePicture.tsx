import {useWords} from '~/words';
import {cdnUrl} from '~/lib/cdn-image';
import type {CartLineItem} from '~/shop/cart/cart';

/**
 * Twice its largest size, for high-density screens. Sets only a width, because with a height the CDN would crop the
 * picture.
 */
const THUMBNAIL_PX = 256;

/** The uncropped picture of a cart line, in a square. */
export function LinePicture({product}: Pick<CartLineItem, 'product'>) {
  const words = useWords();
  const [image] = product.images;
  return (
    <span className="relative grid aspect-square self-start">
      {image ? (
        <img
          src={cdnUrl(image.url, {width: THUMBNAIL_PX})}
          alt={image.altText ?? product.title}
          className="absolute inset-0 size-full object-contain object-left-top"
        />
      ) : (
        <span className="text-xs text-muted">{words.listing.noImage}</span>
      )}
    </span>
  );
}
