import type {AppLoadContext} from '@shopify/remix-oxygen';
import {seenReplySchema} from '#contracts/seen';
import {callFunction} from '~/lib/backend/functions.server';
import {loadProduct} from './queries';

/** Counts a view of a work in the shop, which it looks up with its page's cached query. Never throws. */
export async function recordView(context: AppLoadContext, handle: string): Promise<void> {
  const {product} = await loadProduct(context, handle);
  if (!product) return;
  const body = {handle: product.handle, title: product.title};
  await callFunction(context, 'work-seen', {body, schema: seenReplySchema});
}
