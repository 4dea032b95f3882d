import {type Check, warning, blocker, skipped} from '../check';
import type {ShopFacts} from '../load-shop';

const TOKEN_LENGTH = 32;
const TOKEN = 'Shopify admin, Sales channels, Headless (or Hydrogen), Storefront API';
const DOMAINS = 'Shopify admin, Settings, Domains';

export const storeChecks: readonly Check[] = [
  {
    subject: 'Store',
    faults: (shop) => tokenFaults(shop),
    passed: ({storefront, works}) =>
      `${storefront.shopName ?? 'The store'} answers. It shows ${works.length} works.`,
  },
  {
    // For a version that has ended, Shopify uses the oldest supported one, and only a header names it.
    subject: "Shopify's version",
    faults: ({storefront: {status, askedVersion, servedVersion}}) => [
      status === 200 &&
        servedVersion === null &&
        skipped(
          'Shopify’s answer doesn’t say which API version it used.',
          'Nothing to do; check again later.',
        ),
      status === 200 &&
        servedVersion !== null &&
        servedVersion !== askedVersion &&
        warning(
          `The shop asks for ${askedVersion} but Shopify answers with ${servedVersion}: the old version has ended.`,
          'Ask your developer to move the shop to a newer version (docs/upgrading.md).',
        ),
    ],
    passed: ({storefront: {status, askedVersion}}) =>
      status === 200
        ? `Shopify answers with the version that the shop asks for, ${askedVersion}.`
        : null,
  },
];

/** The Storefront API's token and its permissions. */
function tokenFaults({settings, storefront: {status, refused}, works}: ShopFacts) {
  switch (status) {
    case 200:
      break;
    case null:
      return [
        blocker(
          `${settings.storeUrl} doesn’t answer.`,
          'Check PUBLIC_STORE_DOMAIN. If the shop is on this machine, start it with npm start.',
        ),
      ];
    case 402:
      return [
        blocker(
          'Shopify has frozen the store.',
          'Pay the bill in the Shopify admin, under Billing.',
        ),
      ];
    case 401:
    case 403:
      return [
        blocker(
          'The store doesn’t accept the Storefront token.',
          `Copy the public access token again (${TOKEN}) into PUBLIC_STOREFRONT_API_TOKEN.`,
        ),
      ];
    default:
      return [blocker(`The store answers with an error (${status}).`, 'Check shopifystatus.com.')];
  }
  const unread = refused.find(({what}) => what === 'works');
  if (unread) {
    return [
      blocker(
        `The token can’t read your works (${unread.problem}).`,
        `${TOKEN}, Permissions: tick unauthenticated_read_product_listings.`,
      ),
    ];
  }
  if (works.length === 0) {
    return [
      blocker(
        'The store doesn’t show any works to the shop.',
        'In each product, under Publishing, tick the Headless (or Hydrogen) channel.',
      ),
    ];
  }
  const {length} = settings.storefrontToken;
  return [
    ...refused.map(({what, problem}) =>
      warning(`The token can’t read ${what} (${problem}).`, `Allow it: ${TOKEN}, Permissions.`),
    ),
    length !== TOKEN_LENGTH &&
      warning(
        `The public token has ${length} characters, not ${TOKEN_LENGTH}: Shopify's own analytics stay off.`,
        `Use the public token, not the private one: ${TOKEN}.`,
      ),
  ];
}

/** A cart gets a checkout, on the right host and without the store's password page. */
export const checkoutCheck: Check = {
  subject: 'Checkout',
  faults: (shop) => [hasCheckout(shop) && checkoutFault(shop)],
  passed: (shop) =>
    hasCheckout(shop)
      ? `A cart leads to the checkout at ${new URL(shop.checkout.url!).host}, which is open.`
      : null,
};

function hasCheckout({storefront, works}: ShopFacts): boolean {
  return storefront.status === 200 && works.length > 0;
}

function checkoutFault({checkout: {url, problem, page}, settings, works}: ShopFacts) {
  if (!works.some(({variants}) => variants.some(({isForSale}) => isForSale))) {
    return blocker('Every work is sold out.', 'Add stock to a variant: Products, Inventory.');
  }
  if (!url) {
    return blocker(
      `The store can’t create a cart (${problem ?? 'it didn’t say why'}).`,
      'Give the token access to carts: Headless channel, Storefront API, unauthenticated_write_checkouts.',
    );
  }
  const {host} = new URL(url);
  if (!page?.status || page.status >= 500 || page.status === 404) {
    const outcome = page?.status ? `answers ${page.status}` : 'doesn’t answer';
    return blocker(`The checkout at ${host} ${outcome}.`, `Check ${DOMAINS}.`);
  }
  if ([page.location, page.url].some((place) => /\/password(?:[/?]|$)/.test(place ?? ''))) {
    return blocker(
      'The store is password-protected, so nobody can pay.',
      'Shopify admin, Online Store, Preferences: remove the password.',
    );
  }
  const known = [settings.storeUrl, settings.checkoutDomain].map(
    (domain) => domain && (domain.includes('://') ? new URL(domain).host : domain),
  );
  return (
    !known.includes(host) &&
    blocker(
      `The store sends buyers to ${host}, which the shop doesn’t know and refuses.`,
      `Set PUBLIC_CHECKOUT_DOMAIN=${host}, or choose another primary domain: ${DOMAINS}.`,
    )
  );
}
