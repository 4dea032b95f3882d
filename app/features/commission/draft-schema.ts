import * as z from 'zod/mini';
import {parseJson} from '~/lib/read-json';
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

/** Unsent images are removed from the bucket after two days; one that is about to go is not brought back. */
const IMAGE_KEPT_MS = 24 * 60 * 60 * 1000;
const STORED_AT_MS = /\/(\d{13})-[^/]*$/;

/** The draft in a stored text. Never throws: what cannot be read is dropped, and a text that is no draft at all is null. */
export function parseDraft(text: string, nowMs: number): Draft | null {
  const draft = draftSchema.safeParse(parseJson(text));
  if (!draft.success) return null;
  const fields = Object.entries(draft.data.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const images = draft.data.images.flatMap((image) => {
    const result = imageSchema.safeParse(image);
    return result.success && isKept(result.data.url, nowMs) ? [result.data] : [];
  });
  return {fields: Object.fromEntries(fields), images};
}

function isKept(url: string, nowMs: number): boolean {
  return nowMs - Number(STORED_AT_MS.exec(url)?.[1]) < IMAGE_KEPT_MS;
}
