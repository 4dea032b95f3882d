import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {cacheHeaders} from '~/lib/documents/document-response';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {productPath} from '~/shop/paths';

/** Shopify's own path of a product, which old links and ads may use. */
export function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  return localRedirect({context, params}, `${productPath(params.handle ?? '')}${search}`, {
    status: 301,
    headers: cacheHeaders(context),
  });
}
