import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {seenHandleSchema} from '#contracts/seen';
import {recordView} from '~/features/product/record-view.server';

/** Takes views and renders no page. */
export function loader() {
  return new Response('Not Found', {status: 404});
}

/** Counts a view of a work: its handle is the whole body. Whether it could be counted concerns no visitor. */
export async function action({request, context}: ActionFunctionArgs) {
  if (request.method !== 'POST') return respond(405, {Allow: 'POST'});
  const handle = seenHandleSchema.safeParse(await request.text().catch(() => null));
  if (!handle.success) return respond(400);
  context.waitUntil(recordView(context, handle.data));
  return respond(204);
}

function respond(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});
}
