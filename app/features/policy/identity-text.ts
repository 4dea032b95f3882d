import {SITE} from '#contracts/site';

const IDENTITY: Record<string, string> = {
  shop: SITE.name,
  artist: SITE.artist.name,
  place: SITE.place,
  post: SITE.postalAddress,
  email: SITE.email,
};

/** A policy's text with the shop's identity in its places; other braces stay as they are. */
export function fillIdentity(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => IDENTITY[key] ?? whole);
}
