import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Selling} from '~/shop/product/availability';
import type {ServerWords} from '~/words';
import {loadSite} from './load-site';

/** What a product's card and page depend on besides the product. */
export interface Shop extends Selling {
  words: ServerWords;
  nowMs: number;
}

/** Shares the request's query of the site. Never rejects. */
export async function loadShop(context: AppLoadContext): Promise<Shop> {
  const {words, nowMs} = context;
  const {sellsOtherSizes} = await loadSite(context);
  return {words, nowMs, sellsOtherSizes};
}
