import type {Cart, CartLine} from '../carts/cart';
import {sizeOf} from '../catalogue/default-variant';
import type {Catalogue} from '../catalogue/types';
import type {OrderLine} from './order';

/** A cart line that can no longer be bought in its quantity. */
export interface UnavailableLine extends Pick<OrderLine, 'variantTitle' | 'image'> {
  line: CartLine;
  /** The product's title; null when the product is no longer listed. */
  title: string | null;
  /** Units of this line that are still available. */
  left: number;
}

/** The lines whose quantity exceeds the stock, in the cart's order. */
export function findUnavailableLines(
  cart: Cart,
  catalogue: Pick<Catalogue, 'variantById'>,
): readonly UnavailableLine[] {
  return cart.lines.flatMap((line) => {
    const found = catalogue.variantById(line.merchandiseId);
    const left = Math.min(line.quantity, found?.variant.quantity ?? 0);
    // The Storefront API leaves a line whose variant sold out in the cart with quantity 0.
    if (left === line.quantity && line.quantity > 0) return [];
    const title = found?.product.title ?? null;
    const image = found?.product.images[0] ?? null;
    return [{line, title, variantTitle: found && sizeOf(found.variant), image, left}];
  });
}

/** The cart's lines reduced to the available quantities. */
export function availableLines(
  cart: Cart,
  unavailable: readonly UnavailableLine[],
): readonly CartLine[] {
  const leftById = new Map(unavailable.map(({line, left}) => [line.id, left]));
  return cart.lines
    .map((line) => ({...line, quantity: leftById.get(line.id) ?? line.quantity}))
    .filter(({quantity}) => quantity > 0);
}
