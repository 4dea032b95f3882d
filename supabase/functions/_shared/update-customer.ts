import {isFormTag, TOPIC_TAGS} from './contracts/newsletter.ts';
import type {Customer, Customers, MarketingConsent} from './ports.ts';

/** The list's data about an address. */
export interface Member {
  email: string;
  tags: readonly string[];
  consent: MarketingConsent;
}

/** The tag on every customer of the list, so that the artist can find them. */
const LIST_TAG = 'newsletter';
/** Shopify's limit, in characters. Shopify would reject a customer with a longer tag. */
const MAX_TAG_LENGTH = 40;

/**
 * A member's tags for Shopify: the list's own, then those of the shop's forms. Other tags stay here, because at Shopify
 * a tag such as `wholesale` can give a customer other prices.
 */
export function customerTags(tags: readonly string[]): string[] {
  // Cuts between characters: half of a surrogate pair would make Shopify reject the customer for good.
  const known = tags.filter(isFormTag).map((tag) => [...tag].slice(0, MAX_TAG_LENGTH).join(''));
  return [...new Set([LIST_TAG, ...known])];
}

/**
 * Brings the customer with this address up to date, with as few calls as possible. Repeating it changes nothing. The
 * later of the two consents counts: returns when the person left the list at Shopify, if that was after the consent
 * here; null otherwise. Doesn't create a customer for somebody who left the list.
 */
export async function updateCustomer(
  customers: Customers,
  {email, tags, consent}: Member,
): Promise<Date | null> {
  const customer = await customers.find(email);
  const isMember = consent.state === 'SUBSCRIBED';
  if (!customer) {
    if (isMember) await customers.create({email, tags: customerTags(tags), consent});
    return null;
  }
  const {state, at} = customer.consent;
  // Shopify has erased the customer's data and accepts no consent any more.
  if (state === 'REDACTED') return null;
  if (isMember && state === 'UNSUBSCRIBED' && at && inSeconds(at) >= inSeconds(consent.at)) {
    return at;
  }
  const wanted = customerTags(tags);
  const missing = wanted.filter((tag) => !customer.tags.includes(tag));
  const outdated = TOPIC_TAGS.filter((tag) => customer.tags.includes(tag) && !wanted.includes(tag));
  if (isMember && missing.length > 0) await customers.addTags(customer.id, missing);
  if (isMember && outdated.length > 0) await customers.removeTags(customer.id, outdated);
  if (needsConsent(customer.consent, consent)) await customers.setConsent(customer.id, consent);
  return null;
}

function needsConsent(known: Customer['consent'], wanted: MarketingConsent): boolean {
  if (known.state === wanted.state) {
    return wanted.level === 'CONFIRMED_OPT_IN' && known.level !== wanted.level;
  }
  const isLater =
    known.state === 'SUBSCRIBED' && known.at && inSeconds(known.at) > inSeconds(wanted.at);
  return !isLater;
}

/** Shopify doesn't store a more precise time. */
function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
