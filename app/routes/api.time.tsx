import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** The shop's time in epoch milliseconds: a cached page cannot contain it, and a visitor's clock may be wrong. */
export function loader({context}: LoaderFunctionArgs) {
  return new Response(String(context.nowMs), {
    headers: {'Content-Type': 'text/plain'},
  });
}
