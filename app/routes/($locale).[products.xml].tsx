import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {merchantFeed} from '~/features/feeds/merchant-feed';
import {respondFeed} from '~/features/feeds/respond-feed';

/** The product feed for Google Merchant Center, where the artist enters its URL. */
export function loader(args: LoaderFunctionArgs) {
  return respondFeed(args, 'application/xml', merchantFeed);
}
