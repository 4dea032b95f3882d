import {numberOf, VARIANT_ID, variantId} from '~/lib/shopify-id';
import {MAX_LINES, MAX_QUANTITY} from '../checkout/checkout-contract';

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

/** The lines of a cart link, each variant once; null when the text is invalid. */
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

/**
 * Converts the items of a UCP permalink, `{item}:{quantity},…`, to a cart link
 * (https://ucp.dev/2026-08-25/specification/permalink). An item is a variant's number, or a tilde and its id in
 * base64url. Null when the text is invalid.
 */
export function readPermalink(items: string): string | null {
  const parts = items
    .split(',')
    .map((item) => item.replace(/^~([^:]*)/, (_match, encoded: string) => decodeId(encoded)));
  const lines = readCartLink(parts.join(','));
  return lines && formatCartLink(lines);
}

/** The number of a variant's id; empty for any other text. */
function decodeId(encoded: string): string {
  try {
    const id = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return VARIANT_ID.test(id) ? numberOf(id) : '';
  } catch {
    return '';
  }
}

/**
 * A path of the shop to continue to, from an untrusted URL; null for anything else.
 * https://ucp.dev/2026-08-25/specification/permalink#destination-preference-continue_to
 */
export function readDestination(text: string | null, origin: string): string | null {
  // eslint-disable-next-line no-control-regex -- no control character may reach the header
  if (!text || !/^\/(?!\/)[^\\\s\u0000-\u001f\u007f]*$/.test(text)) return null;
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  // '/..//host' is on this site, but its path is '//host', which is another site's URL.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search : null;
}
