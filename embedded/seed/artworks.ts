import {readFileSync} from 'node:fs';
import {z} from 'zod';

const wordsSchema = z.object({en: z.string(), fr: z.string()});

const artworkSchema = z.object({
  handle: z.string(),
  title: z.string(),
  kind: z.enum(['Prints', 'Original Paintings']),
  /** Path of the picture below `seed/art`. */
  file: z.string(),
  /** Pixels of the picture. */
  width: z.number().int(),
  height: z.number().int(),
  /** The picture's main colours as '#rrggbb', most frequent first. */
  palette: z.array(z.string()),
  alt: wordsSchema,
  /** Square pictures of its paint: a part of the picture, then the signed corner. */
  details: z.array(z.object({file: z.string(), alt: wordsSchema})),
  medium: z.string(),
  year: z.number().int(),
  originalSizeInches: z.object({width: z.number(), height: z.number()}),
  /** Plain text, or the HTML of the few that the admin formatted. */
  description: wordsSchema,
});

export type Artwork = z.infer<typeof artworkSchema>;

/** The artworks of `artworks.json`, in the order of the painter's list. Throws when the file is damaged. */
export const ARTWORKS: readonly Artwork[] = z
  .array(artworkSchema)
  .parse(JSON.parse(readFileSync(new URL('./artworks.json', import.meta.url), 'utf8')));

/** Whether a description is HTML. */
export function isFormatted(description: string): boolean {
  return description.startsWith('<');
}
