import type {ActionFunctionArgs, AppLoadContext} from '@shopify/remix-oxygen';
import {viewedHandleSchema, viewCountReplySchema} from '#contracts/view-count';
import {loadProduct} from '~/features/product/load-product-page';
import {callFunction} from '~/lib/backend/functions.server';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** Counts a view of a work, whose handle is the complete body. The visitor doesn't need to know whether it worked. */
export async function action({request, context}: ActionFunctionArgs) {
  const handle = viewedHandleSchema.safeParse(await request.text().catch(() => null));
  if (!handle.success) return new Response(null, {status: 400});
  context.waitUntil(recordView(context, handle.data));
  return new Response(null, {status: 204});
}

/** Counts a view of a work in the shop, which it looks up with its page's cached query. Never throws. */
async function recordView(context: AppLoadContext, handle: string): Promise<void> {
  const {product} = await loadProduct(context, handle);
  if (!product) return;
  const body = {handle: product.handle, title: product.title};
  await callFunction(context, 'view-count', {body, schema: viewCountReplySchema});
}
