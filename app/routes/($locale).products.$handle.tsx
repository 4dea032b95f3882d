import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {localRedirect} from '~/lib/language/local-redirect.server';

/** Shopify's own path of a product, which old links and ads may use. */
export function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  const handle = encodeURIComponent(params.handle ?? '');
  return localRedirect({context, params}, `/product/${handle}${search}`, 301);
}
