import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {isModelFormat, respondModel} from '~/features/model/respond-model.server';

/** `/model/{handle}.glb` and `/model/{handle}.usdz`: a work in its size, for a phone's own viewer. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const [, handle, format] = /^(.+)\.(\w+)$/.exec(params.file ?? '') ?? [];
  if (!handle || !isModelFormat(format)) {
    return new Response('There is no such model', {status: 404});
  }
  return respondModel(context, request, handle, format);
}
