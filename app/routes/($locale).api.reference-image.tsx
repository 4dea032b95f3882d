import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {storeImage} from '~/features/commission/store-image.server';
import type {ImageUploadResponse} from '~/features/commission/upload-image';
import {noPage} from '~/lib/requests/post-responses';

export {noPage as loader};

/** Accepts an image as the complete body: `?index=0&name=cove.jpg`. */
export async function action({request, context}: ActionFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const image = await storeImage(context, {
    body: request.body ?? new Blob().stream(),
    name: searchParams.get('name') ?? '',
    index: searchParams.get('index') ?? '',
  });
  return image.ok
    ? respond({url: image.url}, 200)
    : respond({error: {message: image.message}}, image.status);
}

function respond(body: ImageUploadResponse, status: number): Response {
  return Response.json(body, {status, headers: {'Cache-Control': 'no-store'}});
}
