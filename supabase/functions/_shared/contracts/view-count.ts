import * as z from 'zod/mini';
import {workSchema} from './work.ts';

/** The handle of a viewed work, as a browser sends it. */
export const seenHandleSchema = workSchema.shape.handle;

/** The body of the function `view-count`. The title is the shop's, for the weekly email to the artist. */
export const seenRequestSchema = z.object({
  handle: seenHandleSchema,
  title: workSchema.shape.title,
});

/** The response of the function `view-count`. */
export const seenReplySchema = z.object({ok: z.literal(true)});
