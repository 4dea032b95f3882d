import {randomUUID} from 'node:crypto';
import {visit} from './visit';

/** One more than the number of wrong viewing keys that a network may try in an hour. */
const TRIES = 31;

/**
 * Whether the shop trusts an IP address that the visitor claims, which would defeat the limits per network. Tries wrong
 * viewing keys, which stores nothing, each as a different visitor. Null when the shop's responses are unexpected.
 */
export async function trustsVisitorAddress(shopUrl: string): Promise<boolean | null> {
  for (let at = 1; at <= TRIES; at += 1) {
    const {status} = await visit(`${shopUrl}/view/shop-check-${randomUUID()}`, {
      // A documentation address (RFC 5737).
      headers: {'oxygen-buyer-ip': `203.0.113.${at}`},
    });
    if (status === 429) return false;
    if (status !== 404) return null;
  }
  return true;
}
