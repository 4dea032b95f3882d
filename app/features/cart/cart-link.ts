import {numberOf, variantId} from '~/lib/shopify-id';
import {MAX_LINES, MAX_QUANTITY} from './checkout-contract';

export interface LinkedLine {
  variantId: string;
  quantity: number;
}

/**
 * `{variant}:{quantity},…`, as in Shopify's cart permalinks after `/cart/`.
 * https://shopify.dev/docs/apps/build/checkout/create-cart-permalinks
 */
export function formatCartLink(items: readonly LinkedLine[]): string {
  return items.map((line) => `${numberOf(line.variantId)}:${line.quantity}`).join(',');
}

/** The lines of such a text, each variant once; null when it's invalid. */
export function readCartLink(text: string): LinkedLine[] | null {
  const parts = text.split(',');
  if (parts.length > MAX_LINES || !parts.every((part) => /^\d{1,20}:\d{1,6}$/.test(part)))
    return null;
  const byVariant = new Map<string, number>();
  for (const part of parts) {
    const [number = '', quantity = ''] = part.split(':');
    const id = variantId(number);
    byVariant.set(id, (byVariant.get(id) ?? 0) + Number(quantity));
  }
  const lines = [...byVariant].map(([id, quantity]) => ({variantId: id, quantity}));
  const isValid = lines.every(({quantity}) => quantity > 0 && quantity <= MAX_QUANTITY);
  return isValid ? lines : null;
}
