import * as z from 'zod/mini';
import {LIMITS} from './limits.ts';

/** `<uuid>/<timestamp>-<index>-<file name>`: the name of an image in the bucket, which nobody guesses. */
export const IMAGE_PATH =
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{13}-(\d{1,2}-[\w.-]{1,100})$/;

const path = z
  .string()
  .check(z.maxLength(200, {abort: true}), z.regex(IMAGE_PATH, 'Invalid image path'));

/** The body of `reference-image`: an address to upload one image to, or to read it at once it is there. */
export const referenceImageRequestSchema = z.discriminatedUnion('wants', [
  z.object({wants: z.literal('upload'), path}),
  z.object({
    wants: z.literal('read'),
    path,
    /** How many bytes came, which are then counted. */
    bytes: z.optional(z.int().check(z.minimum(1), z.maximum(LIMITS.imageBytes))),
  }),
]);

export type ReferenceImageRequest = z.infer<typeof referenceImageRequestSchema>;

/** The response: the signed address, whole. */
export const referenceImageReplySchema = z.object({url: z.url()});
