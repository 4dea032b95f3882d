import * as z from 'zod/mini';
import {languageShape} from './language-field.ts';

/** `<uuid>/<timestamp>-<index>-<file name>`: the name of an image in the bucket, which nobody can guess. */
export const IMAGE_PATH =
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{13}-(\d{1,2}-[\w.-]{1,100})$/;

/** The query of `reference-image`. The body is the file. */
export const referenceImageQuerySchema = z.object({
  /** The index of the picture in its request, below `LIMITS.images`. */
  index: z.string().check(z.regex(/^\d$/)),
  /** The file's name on the visitor's device. */
  name: z.string(),
  ...languageShape,
});

/** The response: the picture's signed URL. */
export const referenceImageReplySchema = z.object({url: z.url()});
