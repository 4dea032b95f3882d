import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {shopNowMs} from '~/lib/clock';

/** The shop's time in epoch milliseconds: a cached page cannot contain it, and a visitor's clock may be wrong. */
export function loader({context}: LoaderFunctionArgs) {
  return new Response(String(shopNowMs(context.clockOffsetMs)), {
    headers: {'Content-Type': 'text/plain'},
  });
}
