import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {Site} from '#contracts/site';
import {shopNowMs} from '~/lib/clock';
import {respondDocument} from '~/lib/documents/document-response';
import {loadSite} from '~/shop/site/load-site';
import type {StoreSite} from '~/shop/site/store-site';
import type {ServerWords} from '~/words';
import {type FeedProduct, loadFeedProducts} from './queries';

/** Writes a document about all products, which come newest first. */
type WriteFeed = (
  words: ServerWords,
  products: readonly FeedProduct[],
  origin: string,
  nowMs: number,
  site: Site & StoreSite,
) => string;

export function respondFeed(
  {context, request}: LoaderFunctionArgs,
  contentType: string,
  write: WriteFeed,
): Promise<Response> {
  return respondDocument(context, contentType, async () => {
    const [products, {site}] = await Promise.all([loadFeedProducts(context), loadSite(context)]);
    const {origin} = new URL(request.url);
    return write(context.words, products, origin, shopNowMs(context.clockOffsetMs), site);
  });
}
