import {MAX_LINES, MAX_QUANTITY} from './checkout-contract';

/** A variant and how many of it. */
export interface LinkedLine {
  variantId: string;
  quantity: number;
}

const VARIANT = 'gid://shopify/ProductVariant/';

/**
 * `{variant}:{quantity},…`, which stands behind `/cart/` in Shopify's cart permalinks as well.
 * https://shopify.dev/docs/apps/build/checkout/create-cart-permalinks
 */
export function formatCartLink(items: readonly LinkedLine[]): string {
  return items
    .map(({variantId, quantity}) => `${variantId.replace(VARIANT, '')}:${quantity}`)
    .join(',');
}

/** The lines of such a text, each variant once; null for anything else. */
export function readCartLink(text: string): LinkedLine[] | null {
  const parts = text.split(',');
  if (parts.length > MAX_LINES || !parts.every((part) => /^\d{1,20}:\d{1,6}$/.test(part)))
    return null;
  const byVariant = new Map<string, number>();
  for (const part of parts) {
    const [number = '', quantity = ''] = part.split(':');
    const variantId = VARIANT + number;
    byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + Number(quantity));
  }
  const lines = [...byVariant].map(([variantId, quantity]) => ({variantId, quantity}));
  const isValid = lines.every(({quantity}) => quantity > 0 && quantity <= MAX_QUANTITY);
  return isValid ? lines : null;
}
