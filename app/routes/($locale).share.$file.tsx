import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {respondShareImage} from '~/features/share/share-image.server';
import {requireLanguage} from '~/lib/language/require-language.server';

/** `/share/{handle}.jpg`: a product's picture for social networks, linked in the head of its page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, params, request} = args;
  const handle = /^(.+)\.jpg$/.exec(params.file ?? '')?.[1];
  if (!handle) return new Response('There is no such picture', {status: 404});
  return respondShareImage(context, request, handle);
}
