import {showToast} from '~/components/show-toast';
import {track} from '~/lib/analytics/track';
import {onDemand} from '~/lib/browser/on-demand';
import {cdnAddress} from '~/lib/cdn-image';
import words from '#words/cart';
import type {CartLineItem} from './cart';
import {describeAddToCart} from './cart-events';
import {openCartPanel} from './cart-panel';
import {sizeOf} from './line-size';

/** What shows the message: without it nothing would be said. */
const toasterCode = onDemand(() => import('~/components/SonnerToaster'), 'SonnerToaster');

/** Twice its size, for dense screens. Only a width: with a height the CDN would crop the picture. */
const THUMBNAIL_PX = 112;

/** Says what was added, beside the cart button. Rejects without a network, and then says nothing. */
export async function announceAdded(line: CartLineItem): Promise<void> {
  await toasterCode.load();
  if (!navigator.onLine) throw new Error('There is no network');
  const {
    title,
    images: [image],
  } = line.product;
  track(describeAddToCart(line));
  showToast(
    {title: words.added.title, description: words.added.description(title)},
    {
      kind: 'success',
      picture: image && cdnAddress(image.url, {width: THUMBNAIL_PX}),
      detail: sizeOf(line),
      action: {label: words.added.view, onPress: openCartPanel},
    },
  );
}
