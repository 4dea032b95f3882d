import * as z from 'zod/mini';
import {workSchema} from './work.ts';

/** The handle of a work that was looked at, as a browser sends it. */
export const seenHandleSchema = workSchema.shape.handle;

/** The body of the function `work-seen`. The title is the shop's, for the artist's letter. */
export const seenRequestSchema = z.object({
  handle: seenHandleSchema,
  title: workSchema.shape.title,
});

/** The response of the function `work-seen`. */
export const seenReplySchema = z.object({ok: z.literal(true)});
