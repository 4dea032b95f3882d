import words from '#words/forms';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {LIMITS} from '#contracts/limits';
import type {ImageUploadResponse} from '~/features/commission/image-upload-response';
import {FAULT_MESSAGES} from '~/features/commission/messages';
import {MAX_IMAGE_BYTES} from '~/lib/backend/image-limits';
import {uploadReferenceImage, type UploadFault} from '~/lib/backend/storage.server';
import {noPage} from '~/lib/requests/post-responses';

const STATUS: Record<UploadFault, number> = {
  'not-a-picture': 415,
  'too-large': 413,
  'too-many-pixels': 413,
  'too-many': 429,
  'not-shown': 415,
  broken: 400,
  unavailable: 502,
};

export {noPage as loader};

/** Takes one image as the whole body: `?index=0&name=cove.jpg`. */
export async function action({request, context}: ActionFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const index = findIndex(searchParams.get('index'));
  if (index === null || !request.body) return refuse(words.unreadablePicture, 400);
  const bytes = Number(request.headers.get('content-length')) || undefined;
  if (bytes && bytes > MAX_IMAGE_BYTES) return refuseFor('too-large');

  const name = searchParams.get('name') ?? '';
  const image = await uploadReferenceImage(context, {
    body: request.body,
    name,
    index,
  });
  return image.ok ? respond({url: image.url}, 200) : refuseFor(image.fault);
}

function findIndex(text: string | null): number | null {
  return text !== null && /^\d$/.test(text) && Number(text) < LIMITS.images ? Number(text) : null;
}

function refuseFor(fault: UploadFault): Response {
  return refuse(FAULT_MESSAGES[fault], STATUS[fault]);
}

function refuse(message: string, status: number): Response {
  return respond({error: {message}}, status);
}

function respond(body: ImageUploadResponse, status: number): Response {
  return Response.json(body, {status, headers: {'Cache-Control': 'no-store'}});
}
