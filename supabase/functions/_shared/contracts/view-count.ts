import * as z from 'zod/mini';
import {workSchema} from './work.ts';

/** The handle of a viewed work, as a browser sends it. */
export const viewedHandleSchema = workSchema.shape.handle;

/** The body of the function `view-count`. The title is the shop's, for the weekly email to the artist. */
export const viewCountRequestSchema = z.object({
  handle: viewedHandleSchema,
  title: workSchema.shape.title,
});

/** The response of the function `view-count`. */
export const viewCountReplySchema = z.object({ok: z.literal(true)});
