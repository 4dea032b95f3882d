import {SITE} from '#contracts/site';

const IDENTITY: Record<string, string> = {
  shop: SITE.name,
  artist: SITE.artist.name,
  place: SITE.place,
  post: SITE.postalAddress,
  email: SITE.email,
};

/** Replaces placeholders with the shop's identity; unknown ones are left. */
export function fillIdentity(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => IDENTITY[key] ?? whole);
}
