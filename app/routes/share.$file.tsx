import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerShareImage} from '~/features/share/share-image.server';

/** `/share/{handle}.jpg`: a work as social networks show it. Product pages name it in their heads. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const handle = /^(.+)\.jpg$/.exec(params.file ?? '')?.[1];
  if (!handle) return new Response('There is no such picture', {status: 404});
  return answerShareImage(context, request, handle);
}
