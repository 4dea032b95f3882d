import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import words from '#words/wall';
import {loadProduct} from '~/features/product/queries';
import {readWallWork, type WallResult} from '~/lib/catalogue/wall-work';

const UNKNOWN: WallResult = {ok: false, reason: words.others.unknown};

/** A work that a visitor hangs beside another: its picture and sizes, without prices; or why it is not shown. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const {product} = await loadProduct(context, params.handle ?? '');
  return Response.json(product ? readWallWork(product) : UNKNOWN, {
    headers: {'Cache-Control': 'no-store'},
  });
}
