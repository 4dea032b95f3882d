import {randomUUID} from 'node:crypto';
import {type Send, visit} from './visit';

/** One more than the wrong keys of a viewing that a network has an hour. */
const TRIES = 31;

/**
 * Whether the shop takes a visitor's own word for the address that she comes from, so that no limit per network holds: tries
 * wrong keys of a viewing, which stores nothing, each as another visitor. Null where the shop did not answer as it should.
 */
export async function believesVisitors(shopUrl: string, send: Send): Promise<boolean | null> {
  for (let at = 1; at <= TRIES; at += 1) {
    const {status} = await visit(send, `${shopUrl}/view/shop-check-${randomUUID()}`, {
      // An address of RFC 5737, which nobody has.
      headers: {'oxygen-buyer-ip': `203.0.113.${at}`},
    });
    if (status === 429) return false;
    if (status !== 404) return null;
  }
  return true;
}
