import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readDestination, readPermalink} from '~/features/cart/link/cart-link';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {requireLanguage} from '~/lib/language/require-language.server';

const SEE_OTHER = {status: 303, headers: {'Referrer-Policy': 'no-referrer'}};

/** `/buy/{items}`, a permalink of the Universal Commerce Protocol: goes to the cart link with the same items. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, params, request} = args;
  const {origin, searchParams} = new URL(request.url);
  const lines = readPermalink(params.items ?? '');
  if (lines) return localRedirect({context, params}, `/cart/${lines}`, SEE_OTHER);
  // The cart is filled in the browser, so only a permalink without items can redirect to another page.
  const destination = readDestination(searchParams.get('continue_to'), origin);
  return destination
    ? redirect(destination, SEE_OTHER)
    : localRedirect({context, params}, '/cart', SEE_OTHER);
}
