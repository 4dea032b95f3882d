import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readDestination, readPermalink} from '~/features/cart/permalink';

/** `/buy/{items}`, a permalink of the Universal Commerce Protocol: goes to the cart link with the same items. */
export function loader({params, request}: LoaderFunctionArgs) {
  const {origin, searchParams} = new URL(request.url);
  const lines = readPermalink(params.items ?? '');
  // The cart is filled in the browser, so only a permalink without items can redirect to another page.
  const destination = readDestination(searchParams.get('continue_to'), origin) ?? '/cart';
  return new Response(null, {
    status: 303,
    headers: {
      Location: lines ? `/cart/${lines}` : destination,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
