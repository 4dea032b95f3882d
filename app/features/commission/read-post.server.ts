import words from '#words/commission-images';
import {LIMITS} from '#contracts/limits';
import type {CallContext} from '~/lib/backend/call-function.server';
import {
  MultipartError,
  readMultipart,
  readPartText,
  type FormPart,
} from '~/lib/forms/multipart.server';
import {readForm} from '~/lib/forms/read-form.server';
import {IMAGE_FIELD, IMAGE_URL_FIELD} from './image-field';
import type {FailedImage} from './image-messages';
import {imagePrefix, storeImage} from './store-image.server';

/** The limit of a text field, large enough for a message that the schema then rejects as too long. */
const MAX_TEXT_BYTES = 16 * 1024;
const MAX_PARTS = 50;

/** A posted commission form. */
export interface CommissionPost {
  fields: Record<string, string>;
  /** Signed URLs of images in our bucket, including those uploaded with this post. */
  imageUrls: string[];
  /** The images that were not stored. */
  failedImages: FailedImage[];
  /** The number of files that were skipped because the form is invalid. */
  skippedFiles: number;
}

/**
 * Reads a posted form as a stream. The page has the text fields before the files: `isAcceptable` is called with them at
 * the first file, and files are stored only if it returns true. Throws MultipartError when the post cannot be parsed.
 */
export async function readCommissionPost(
  request: Request,
  context: CallContext,
  isAcceptable: (fields: Record<string, string>) => boolean,
): Promise<CommissionPost> {
  const post: CommissionPost = {fields: {}, imageUrls: [], failedImages: [], skippedFiles: 0};
  let storesFiles: boolean | null = null;
  let count = 0;

  if (!isMultipart(request)) {
    for (const [name, text] of Object.entries(await readForm(request)))
      readField(post, name, text, context);
    return post;
  }
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
  return post;
}

function readField(post: CommissionPost, name: string, text: string, {env}: CallContext) {
  if (name !== IMAGE_URL_FIELD) {
    post.fields[name] = text;
    return;
  }
  for (const url of text.split(/\s+/)) {
    if (url.startsWith(imagePrefix(env)) && hasRoom(post)) post.imageUrls.push(url);
  }
}

function isMultipart(request: Request): boolean {
  return /^multipart\//i.test(request.headers.get('content-type') ?? '');
}

async function storeFile(post: CommissionPost, {fileName, body}: FormPart, context: CallContext) {
  const name = fileName ?? '';
  if (!hasRoom(post)) {
    post.failedImages.push({name, message: words.tooMany(LIMITS.images)});
    return;
  }
  const index = String(post.imageUrls.length);
  const image = await storeImage(context, {body, name, index});
  if (image.ok) post.imageUrls.push(image.url);
  else post.failedImages.push({name, message: image.message});
}

function hasRoom({imageUrls}: CommissionPost): boolean {
  return imageUrls.length < LIMITS.images;
}
