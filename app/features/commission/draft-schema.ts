import * as z from 'zod/mini';
import {parseJson} from '~/lib/read-json';
import type {Draft} from './draft';

/** How long a draft is kept after it was last changed. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

const draftSchema = z.object({
  savedAtMs: z.catch(z.number(), 0),
  fields: z._default(z.record(z.string(), z.unknown()), {}),
  images: z._default(z.array(z.unknown()), []),
});

const imageSchema = z.object({
  name: z.string(),
  size: z.nullable(z.number()),
  url: z.url(),
});

/** Unused images are deleted from the bucket after two days; older ones are not restored. */
const IMAGE_LIFETIME_MS = 24 * 60 * 60 * 1000;
const STORED_AT_MS = /\/(\d{13})-[^/]*$/;

/** Parses a stored draft. Never throws: invalid parts are dropped; an invalid text, or one that is too old, is null. */
export function parseDraft(text: string, nowMs: number): Draft | null {
  const draft = draftSchema.safeParse(parseJson(text));
  if (!draft.success || nowMs - draft.data.savedAtMs >= LIFETIME_MS) return null;
  const fields = Object.entries(draft.data.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const images = draft.data.images.flatMap((image) => {
    const result = imageSchema.safeParse(image);
    return result.success && isStillStored(result.data.url, nowMs) ? [result.data] : [];
  });
  return {fields: Object.fromEntries(fields), images};
}

function isStillStored(url: string, nowMs: number): boolean {
  return nowMs - Number(STORED_AT_MS.exec(url)?.[1]) < IMAGE_LIFETIME_MS;
}
