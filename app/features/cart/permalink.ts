import {numberOf} from '~/lib/shopify-id';
import {formatCartLink, readCartLink} from './cart-link';

/**
 * The lines of the shop's cart link for the items of a UCP permalink, `{item}:{quantity},…`
 * (https://ucp.dev/2026-08-25/specification/permalink). An item is a variant's number, or its id in base64url after a
 * tilde. Null when the text is invalid.
 */
export function readPermalink(items: string): string | null {
  const parts = items.split(',').map((item) => {
    const [token = '', quantity = ''] = item.split(':');
    return `${token.startsWith('~') ? decodeId(token.slice(1)) : token}:${quantity}`;
  });
  const lines = readCartLink(parts.join(','));
  return lines && formatCartLink(lines);
}

/** The number of a variant's id; empty for any other text. */
function decodeId(encoded: string): string {
  try {
    const id = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return /^gid:\/\/shopify\/ProductVariant\/\d+$/.test(id) ? numberOf(id) : '';
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
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return url?.origin === origin ? url.pathname + url.search : null;
}
