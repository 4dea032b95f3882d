import type {AppLoadContext} from '@shopify/remix-oxygen';
import {LIMITS} from '#contracts/limits';
import type {FormValues} from '~/lib/forms/form-result';
import {
  MultipartError,
  partStream,
  readMultipart,
  readPartText,
  type FormPart,
} from '~/lib/forms/multipart.server';
import {readForm} from '~/lib/forms/read-form.server';
import {logFailure} from '~/lib/observability/log';
import {BodyTooLargeError} from '~/lib/requests/body-limit';
import {IMAGE_FIELD, IMAGE_URL_FIELD} from './image-field';
import type {FailedImage} from './image-messages';
import {imagePrefix, storeImage} from './store-image.server';

/** The limit of a text field, large enough for a message that the schema then rejects as too long. */
const MAX_TEXT_BYTES = 16 * 1024;
const MAX_PARTS = 50;

export interface CommissionPost {
  fields: FormValues;
  /** Signed URLs of images in our bucket, including those uploaded with this post. */
  imageUrls: string[];
  failedImages: FailedImage[];
  /** The number of files that were skipped because the form is invalid. */
  skippedFiles: number;
}

/**
 * Reads a posted form as a stream, in which the text fields come before the files. Null for a form that can't be read,
 * which is logged. Calls `isAcceptable` with the text fields before the first file, to decide whether to store files.
 */
export async function readCommissionPost(
  request: Request,
  context: AppLoadContext,
  isAcceptable: (fields: FormValues) => boolean,
): Promise<CommissionPost | null> {
  const post: CommissionPost = {fields: {}, imageUrls: [], failedImages: [], skippedFiles: 0};
  try {
    if (/^multipart\//i.test(request.headers.get('content-type') ?? '')) {
      await readParts(post, request, context, isAcceptable);
    } else {
      for (const [name, text] of Object.entries(await readForm(request))) {
        readField(post, name, text, context);
      }
    }
    return post;
  } catch (error) {
    if (!(error instanceof MultipartError || error instanceof BodyTooLargeError)) throw error;
    logFailure('posted commission form', error, context.requestLog.id);
    return null;
  }
}

async function readParts(
  post: CommissionPost,
  request: Request,
  context: AppLoadContext,
  isAcceptable: (fields: FormValues) => boolean,
) {
  let storesFiles: boolean | null = null;
  let count = 0;
  for await (const part of readMultipart(request)) {
    if (++count > MAX_PARTS) throw new MultipartError('The form has too many fields');
    if (part.fileName === null) {
      readField(post, part.name, await readPartText(part, MAX_TEXT_BYTES), context);
    } else if (part.name === IMAGE_FIELD && part.fileName !== '') {
      storesFiles ??= isAcceptable(post.fields);
      if (storesFiles) await storeFile(post, part, context);
      else post.skippedFiles++;
    }
  }
}

function readField(post: CommissionPost, name: string, text: string, {env}: AppLoadContext) {
  if (name !== IMAGE_URL_FIELD) {
    post.fields[name] = text;
    return;
  }
  for (const url of text.split(/\s+/)) {
    if (url.startsWith(imagePrefix(env)) && hasRoom(post)) post.imageUrls.push(url);
  }
}

async function storeFile(post: CommissionPost, part: FormPart, context: AppLoadContext) {
  const {words} = context;
  const name = part.fileName ?? '';
  if (!hasRoom(post)) {
    post.failedImages.push({name, message: words.commissionImages.tooMany(LIMITS.images)});
    return;
  }
  const index = String(post.imageUrls.length);
  const image = await storeImage(context, {body: partStream(part), name, index});
  if (image.ok) post.imageUrls.push(image.url);
  else post.failedImages.push({name, message: image.message});
}

function hasRoom({imageUrls}: CommissionPost): boolean {
  return imageUrls.length < LIMITS.images;
}
