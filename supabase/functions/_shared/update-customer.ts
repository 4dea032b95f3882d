import {isFormTag} from './contracts/newsletter.ts';
import type {Customer, Customers, MarketingConsent} from './ports.ts';

/** What the list says about one address. */
export interface Member {
  email: string;
  tags: readonly string[];
  consent: MarketingConsent;
}

/** The tag on every customer of the list, so that the artist finds them all. */
const LIST_TAG = 'newsletter';
/** Shopify's own limit, in characters; a longer tag would be refused together with its customer. */
const MAX_TAG_LENGTH = 40;

/**
 * The tags of a member as Shopify has them: those of the shop's forms, after the list's own. Others stay here: at Shopify a tag
 * such as `wholesale` can bring its customer other prices.
 */
export function customerTags(tags: readonly string[]): string[] {
  // By whole characters: with half of one Shopify would refuse the customer for ever.
  const known = tags.filter(isFormTag).map((tag) => [...tag].slice(0, MAX_TAG_LENGTH).join(''));
  return [...new Set([LIST_TAG, ...known])];
}

/**
 * Brings the customer of this address up to date, by as many calls as that needs and none more; the same again changes
 * nothing. Of two words the later counts: returns when the person left the list at Shopify, where that was after the consent
 * here; null otherwise. Who left the list and is no customer is not made one.
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
  // Their data was erased at Shopify, which accepts no consent any more.
  if (state === 'REDACTED') return null;
  if (isMember && state === 'UNSUBSCRIBED' && at && inSeconds(at) >= inSeconds(consent.at)) {
    return at;
  }
  const missing = customerTags(tags).filter((tag) => !customer.tags.includes(tag));
  if (isMember && missing.length > 0) await customers.addTags(customer.id, missing);
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

/** Shopify keeps no more of an instant. */
function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
