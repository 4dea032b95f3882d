import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Checkout');
const DOMAINS = 'Shopify admin, Settings, Domains';

/** A cart gets a checkout, on the right host and without the store's password page. */
export function checkCheckout({
  checkout,
  settings,
  storefront,
  works,
}: ShopFacts): Finding | Finding[] {
  if (storefront.status !== 200 || works.length === 0) return [];
  const {url, problem, page} = checkout;
  if (!works.some(({variants}) => variants.some(({isForSale}) => isForSale))) {
    return about.stops('Every work is sold out.', 'Add stock to a variant: Products, Inventory.');
  }
  if (!url) {
    return about.stops(
      `The store can’t create a cart (${problem ?? 'it didn’t say why'}).`,
      'Give the token access to carts: Headless channel, Storefront API, unauthenticated_write_checkouts.',
    );
  }
  if (!page || page.status === null || page.status >= 500 || page.status === 404) {
    const outcome = page?.status ? `answers ${page.status}` : 'doesn’t answer';
    return about.stops(`The checkout at ${new URL(url).host} ${outcome}.`, `Check ${DOMAINS}.`);
  }
  if (leadsToPassword(page.location) || leadsToPassword(page.url)) {
    return about.stops(
      'The store is password-protected, so nobody can pay.',
      'Shopify admin, Online Store, Preferences: remove the password.',
    );
  }
  const {host} = new URL(url);
  const wanted = [new URL(settings.storeUrl).host, settings.checkoutDomain].filter(Boolean);
  if (!wanted.some((domain) => domain && hostOf(domain) === host)) {
    return about.stops(
      `The store sends buyers to ${host}, which the shop doesn’t know and refuses.`,
      `Set PUBLIC_CHECKOUT_DOMAIN=${host}, or choose another primary domain: ${DOMAINS}.`,
    );
  }
  return about.fine(`A cart leads to the checkout at ${host}, which is open.`);
}

function leadsToPassword(address: string | null): boolean {
  return address !== null && /\/password(?:[/?]|$)/.test(address);
}

function hostOf(domain: string): string {
  return domain.includes('://') ? new URL(domain).host : domain;
}
