import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {respondDocument} from '~/lib/documents/document-response';
import {requireLanguage} from '~/lib/language/require-language.server';
import {loadSite} from '~/shop/site/load-site';
import type {ShopSite} from '~/shop/site/shop-site';
import type {ServerWords} from '~/words';
import {type FeedProduct, loadFeedProducts} from './load-feed-products';

/** Writes a document about all products, which come newest first. */
type WriteFeed = (
  words: ServerWords,
  products: readonly FeedProduct[],
  origin: string,
  nowMs: number,
  site: ShopSite,
) => string;

export async function respondFeed(
  args: LoaderFunctionArgs,
  contentType: string,
  write: WriteFeed,
): Promise<Response> {
  await requireLanguage(args);
  const {context, request} = args;
  const {site, notice} = await loadSite(context);
  const isCacheOn = context.isCacheOn && !notice;
  return respondDocument({isCacheOn}, contentType, async () => {
    const products = await loadFeedProducts(context);
    const {origin} = new URL(request.url);
    return write(context.words, products, origin, context.nowMs, site);
  });
}
