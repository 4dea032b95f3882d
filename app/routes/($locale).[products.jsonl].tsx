import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {openAiFeed} from '~/features/feeds/openai-feed';
import {respondFeed} from '~/features/feeds/respond-feed';

/** The product feed for ChatGPT, which the artist registers with OpenAI. */
export function loader(args: LoaderFunctionArgs) {
  return respondFeed(args, 'application/jsonl', openAiFeed);
}
