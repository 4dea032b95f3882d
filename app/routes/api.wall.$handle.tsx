import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadProduct} from '~/features/product/queries';
import {readWallWork, type WallResult} from '~/lib/catalogue/wall-work';

const UNKNOWN: WallResult = {ok: false, reason: 'This work could not be found.'};

/** A work that a visitor hangs beside another: its picture and sizes, without prices; or why it is not shown. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const {product} = await loadProduct(context, params.handle ?? '');
  return Response.json(product ? readWallWork(product) : UNKNOWN, {
    headers: {'Cache-Control': 'no-store'},
  });
}
