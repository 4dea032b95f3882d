import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageHeaders} from '~/lib/caching/page-headers';
import {loadNewPrints} from '~/shop/card/load-new-prints';

/** The newest prints, which the empty cart panel requests. */
export async function loader({context}: LoaderFunctionArgs) {
  const {prints, notice} = await loadNewPrints(context);
  return Response.json({prints}, {headers: pageHeaders(context, {notice})});
}
