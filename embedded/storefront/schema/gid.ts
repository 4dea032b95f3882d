const GID = /^gid:\/\/[a-z][a-z0-9-]*\/([A-Z][A-Za-z0-9]*)\/(.+)$/;

export interface ParsedGid {
  /** The GraphQL type in the id: `Product`. */
  type: string;
  /** Everything after the type, including parameters: `123`, `abc?key=def`. */
  rest: string;
}

/** Parses a Shopify global id; null for any other text. */
export function parseGid(id: string): ParsedGid | null {
  const match = GID.exec(id);
  return match ? {type: match[1]!, rest: match[2]!} : null;
}

/** The number at the end of a gid; 0 when there is none. */
export function numberOfGid(id: string): number {
  const digits = /\/(\d+)(?:\?|$)/.exec(id);
  return digits ? Number(digits[1]) : 0;
}

/**
 * A gid for an object without an id in the catalogue. The number is derived from the text, so that it is the same in
 * every response.
 */
export function derivedGid(type: string, text: string): string {
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    high = Math.imul(high ^ code, 0x01000193) >>> 0;
    low = Math.imul(low ^ code, 0x85ebca6b) >>> 0;
  }
  return `gid://shopify/${type}/${(high & 0xfffff) * 0x100000000 + low}`;
}

/** The id of an image as `MediaImage`; the catalogue's own id is that of `ProductImage`. */
export function mediaImageId(imageId: string): string {
  return imageId.replace(/^(gid:\/\/shopify\/)\w+\//, '$1MediaImage/');
}
