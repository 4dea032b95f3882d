import {toast} from 'sonner';
import {cdnUrl} from '~/lib/cdn-image';
import type {ShopWords} from '~/words';
import {formatLineSize, type CartLineItem} from './cart';
import {openCartPanel} from './cart-panel';

/**
 * Twice its size, for high-density screens. Sets only a width, because with a height the CDN would crop the picture.
 */
const THUMBNAIL_PX = 112;

/**
 * Announces at the top centre that a work was added (specification, section 8), or, once, that the cart already has
 * this original.
 */
export function announceLine(words: ShopWords, line: CartLineItem, news: 'added' | 'onlyOne') {
  const {title, description} = words.cart[news];
  const [image] = line.product.images;
  toast.success(title, {
    // A toast with the same id replaces the other.
    id: news === 'onlyOne' ? line.variantId : undefined,
    position: 'top-center',
    description: (
      <>
        <p>{description(line.product.title)}</p>
        <div className="flex items-baseline justify-between gap-4">
          <span>{formatLineSize(words, line)}</span>
          <button
            type="button"
            onClick={openCartPanel}
            className="-mb-2 min-h-11 font-semibold underline underline-offset-4 focus-visible:outline-white"
          >
            {words.cart.added.view}
          </button>
        </div>
      </>
    ),
    ...(image && {
      icon: (
        <img
          src={cdnUrl(image.url, {width: THUMBNAIL_PX})}
          alt=""
          className="size-14 object-contain"
        />
      ),
      classNames: {icon: '!m-0 !size-14'},
    }),
  });
}
