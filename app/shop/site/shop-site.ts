import {siteIn} from '#contracts/site';
import {policyLinks, siteLinks} from '~/content/navigation';
import type {ShopWords} from '~/words';
import {DELIVERY_TIMES} from '~/shop/delivery/delivery-times';
import type {StoreSite} from './store-site';

/** The shop's identity, links and delivery times, for anything that the artist hasn't set. */
export function defaultSite(words: ShopWords) {
  return {
    ...siteIn(words.shared),
    header: siteLinks(words),
    footer: policyLinks(words),
    delivery: DELIVERY_TIMES,
  };
}

/** The artist's, and the defaults where she set none. */
export type ShopSite = Omit<StoreSite, keyof ReturnType<typeof defaultSite>> &
  ReturnType<typeof defaultSite>;
