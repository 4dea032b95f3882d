import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {storeImage} from '~/features/commission/store-image.server';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** Accepts an image as the body, at `?index=0&name=cove.jpg`. Responds like a function under `supabase/functions`. */
export async function action({request, context}: ActionFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const image = await storeImage(context, {
    body: request.body ?? new Blob().stream(),
    name: searchParams.get('name') ?? '',
    index: searchParams.get('index') ?? '',
  });
  return Response.json(image.ok ? {url: image.url} : {error: {message: image.message}}, {
    status: image.ok ? 200 : image.status,
  });
}
