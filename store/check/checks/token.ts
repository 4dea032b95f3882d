import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Store');
const TOKEN_LENGTH = 32;
const WHERE = 'Shopify admin, Sales channels, Headless (or Hydrogen), Storefront API';

/** The Storefront API's token, and what it may read. */
export function checkToken({settings, storefront, works}: ShopFacts): Finding[] {
  const {status, refused} = storefront;
  if (status === null) {
    return [
      about.stops(
        `${settings.storeUrl} does not answer.`,
        'Look at PUBLIC_STORE_DOMAIN; for the shop on this machine, start it with npm start.',
      ),
    ];
  }
  if (status === 402) {
    return [
      about.stops('Shopify has frozen the store.', 'Pay the bill in the admin under Billing.'),
    ];
  }
  if (status === 401 || status === 403) {
    return [
      about.stops(
        'The store does not accept the Storefront token.',
        `Copy the public access token anew: ${WHERE}; into PUBLIC_STOREFRONT_API_TOKEN.`,
      ),
    ];
  }
  if (status !== 200) {
    return [
      about.stops(`The store answers with an error (${status}).`, 'Look at shopifystatus.com.'),
    ];
  }
  const unread = refused.find(({what}) => what === 'works');
  if (unread) {
    return [
      about.stops(
        `The token may not read your works (${unread.problem}).`,
        `${WHERE}, Permissions: tick unauthenticated_read_product_listings.`,
      ),
    ];
  }
  if (works.length === 0) {
    return [
      about.stops(
        'The store shows no work to the shop.',
        'In each product, under Publishing, tick the Headless (or Hydrogen) channel.',
      ),
    ];
  }
  const findings = refused.map(({what, problem}) =>
    about.mend(`The token may not read ${what} (${problem}).`, `Allow it: ${WHERE}, Permissions.`),
  );
  if (settings.storefrontToken.length !== TOKEN_LENGTH) {
    const says = `The public token has ${settings.storefrontToken.length} characters, not ${TOKEN_LENGTH}: Shopify's own analytics stay off.`;
    findings.push(about.mend(says, `Take the public one, not the private: ${WHERE}.`));
  }
  return findings.length > 0
    ? findings
    : [
        about.fine(
          `${storefront.shopName ?? 'The store'} answers. Works that it shows: ${works.length}.`,
        ),
      ];
}
