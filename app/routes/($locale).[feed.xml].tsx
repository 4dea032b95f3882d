import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {productsFeed} from '~/features/feeds/products-feed';
import {respondFeed} from '~/features/feeds/respond-feed';

/** The newest works, for feed readers. Every page links to it in its head. */
export function loader(args: LoaderFunctionArgs) {
  return respondFeed(args, 'application/atom+xml', productsFeed);
}
