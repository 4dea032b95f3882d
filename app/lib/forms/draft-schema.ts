import * as z from 'zod/mini';
import type {Draft} from './draft';

const draftSchema = z.object({
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

/** Parses what `findDraft` found. Never throws: invalid parts are dropped, and an invalid draft is null. */
export function parseDraft(stored: unknown, nowMs = Date.now()): Draft | null {
  const draft = draftSchema.safeParse(stored);
  if (!draft.success) return null;
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
