import {findingsAbout, type Finding} from '../finding';
import type {HostFacts, ShopFacts} from '../shop-facts';

const about = findingsAbout('Domains');
/** Shopify's own host names and IP addresses, from its guide to custom domains. */
const SHOPIFY_NAME = /(?:^|\.)(?:shops\.)?myshopify\.com\.?$/;
const SHOPIFY_ADDRESS = /^23\.227\.38\.|^2620:0?127:f00f:/i;

/** The DNS of the shop's domain and of the checkout's. */
export function checkDomains({isEmbedded, settings, names}: ShopFacts): Finding | Finding[] {
  if (isEmbedded || !names) {
    return about.unseen('The shop is on this machine and has no domain.', 'Check again later.');
  }
  if (!names.shop) {
    return about.mend(
      "The shop's own URL isn't set.",
      'Set SHOP_URL=https://your-domain.ca in .env, then check again.',
    );
  }
  const findings = [
    ...unresolved(names.shop, 'The shop'),
    ...(settings.shopUrl?.startsWith('http:')
      ? [about.mend('SHOP_URL isn’t encrypted.', 'Begin it with https://.')]
      : []),
    ...(names.checkout ? checkoutFindings(names.checkout, names.shop) : []),
  ];
  return findings.length > 0
    ? findings
    : about.fine(`${names.shop.host} and the checkout's domain both resolve.`);
}

function unresolved({host, addresses}: HostFacts, what: string): Finding[] {
  if (addresses.length > 0) return [];
  return [
    about.stops(
      `${what} is at ${host}, but that name doesn’t resolve.`,
      'At your domain provider, add the record that Shopify admin, Settings, Domains shows; then wait an hour.',
    ),
  ];
}

function checkoutFindings(checkout: HostFacts, shop: HostFacts): Finding[] {
  if (checkout.host === shop.host) {
    return [
      about.stops(
        `The shop and the checkout are both at ${shop.host}, but only one can be.`,
        'Give the checkout a subdomain of its own: checkout.your-domain.ca.',
      ),
    ];
  }
  const isAtShopify =
    SHOPIFY_NAME.test(checkout.cname ?? '') ||
    checkout.addresses.some((address) => SHOPIFY_ADDRESS.test(address));
  return [
    ...unresolved(checkout, 'The checkout'),
    ...(checkout.addresses.length > 0 && !isAtShopify && !SHOPIFY_NAME.test(checkout.host)
      ? [
          about.stops(
            `${checkout.host} doesn’t point to Shopify.`,
            `At your domain provider, make ${checkout.host} a CNAME for shops.myshopify.com.`,
          ),
        ]
      : []),
  ];
}
