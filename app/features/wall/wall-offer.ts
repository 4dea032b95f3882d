import {readWallWork, type WallResult, type WallProduct} from '~/lib/catalogue/wall-work';

/** What the product page offers: the work with its sizes, or why it is not shown. */
export interface WallOffer {
  result: WallResult;
  /** Whether the URL asks for the wall: `?wall`. */
  isAsked: boolean;
  /** The attributes of the button. They are data, so that the browser needs no code for them. */
  button: {type: 'button'; className: string; children: string};
}

/** Null for a work that cannot be shown, unless its URL asks for it: then the wall says why. */
export function wallOffer(product: WallProduct, {url}: Request): WallOffer | null {
  const result = readWallWork(product);
  const isAsked = new URL(url).searchParams.has('wall');
  if (!result.ok && !isAsked) return null;
  return {
    result,
    isAsked,
    button: {
      type: 'button',
      className: 'button button-outline print:hidden noscript:hidden',
      children: 'See it on your wall',
    },
  };
}
