import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {seenHandleSchema} from '#contracts/seen';
import {recordView} from '~/features/product/record-view.server';
import {emptyResponse, noPage} from '~/lib/requests/post-responses';

export {noPage as loader};

/** Counts a view of a work, whose handle is the complete body. The visitor doesn't need to know whether it worked. */
export async function action({request, context}: ActionFunctionArgs) {
  const handle = seenHandleSchema.safeParse(await request.text().catch(() => null));
  if (!handle.success) return emptyResponse(400);
  context.waitUntil(recordView(context, handle.data));
  return emptyResponse(204);
}
