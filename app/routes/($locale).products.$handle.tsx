import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** Shopify's own path of a product, which old links and ads may use. */
export function loader({params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  const handle = encodeURIComponent(params.handle ?? '');
  return new Response(null, {
    status: 301,
    headers: {Location: `/product/${handle}${search}`},
  });
}
