import * as z from 'zod/mini';
import {cleanLine} from './fields.ts';

const pixels = z.nullish(z.number().check(z.int(), z.positive(), z.maximum(100_000)));

export const pictureSchema = z.object({
  /** The URL of the picture, from the storefront. */
  url: z.string().check(
    z.maxLength(2000, {abort: true}),
    z.refine((address) => URL.canParse(address)),
  ),
  alt: z._default(z.nullable(z.string().check(z.overwrite(cleanLine), z.maxLength(1000))), null),
  width: pixels,
  height: pixels,
});

/** A work of the shop, as its server found it in the storefront. A visitor sends only its handle. */
export const workSchema = z.object({
  handle: z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,255}$/u)),
  title: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(255)),
  picture: pictureSchema,
});

/**
 * The work that a submission is about. Treats an unreadable field as missing, because it must not fail the submission.
 */
export const workShape = {work: z.catch(z.nullish(workSchema), null)};

export type Work = z.infer<typeof workSchema>;
