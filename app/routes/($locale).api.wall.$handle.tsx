import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadProduct} from '~/features/product/queries';
import {readWallWork, type WallResult} from '~/shop/product/wall-work';

const HEADERS = {'Cache-Control': 'no-store'};

/**
 * Returns a work that a visitor hangs beside another: its picture and sizes, without prices, or why it isn't shown. 503
 * when the storefront fails.
 */
export async function loader({context, params}: LoaderFunctionArgs) {
  const {words} = context;
  const {product, notice} = await loadProduct(context, params.handle ?? '');
  if (product) return Response.json(readWallWork(words, product), {headers: HEADERS});
  const {unknown, notLoaded} = words.wall.others;
  const result: WallResult = {ok: false, reason: notice ? notLoaded : unknown};
  return Response.json(result, {status: notice ? 503 : 200, headers: HEADERS});
}
