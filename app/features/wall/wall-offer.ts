import words from '#words/wall';
import {readWallWork, type WallProduct} from '~/lib/catalogue/wall-work';

/** What the product page offers. */
export interface WallOffer {
  /** Whether the wall is open from the start: the URL says `?wall`. */
  isOpen: boolean;
  /** The attributes of the button. They are data, so that the browser needs no code for them. */
  button: {type: 'button'; className: string; children: string};
}

/** Null for a work that cannot be shown, unless its URL asks for it: then the wall says why. */
export function wallOffer(product: WallProduct, {url}: Request): WallOffer | null {
  const isOpen = new URL(url).searchParams.has('wall');
  if (!isOpen && !readWallWork(product).ok) return null;
  return {
    isOpen,
    button: {
      type: 'button',
      className: 'button button-outline print:hidden noscript:hidden',
      children: words.open,
    },
  };
}
