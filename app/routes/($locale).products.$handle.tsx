import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {productPath} from '~/shop/product/product-path';

/** Shopify's own path of a product, which old links and ads may use. */
export function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  return localRedirect({context, params}, `${productPath(params.handle ?? '')}${search}`, 301);
}
