import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Store');
const TOKEN_LENGTH = 32;
const WHERE = 'Shopify admin, Sales channels, Headless (or Hydrogen), Storefront API';

/** The Storefront API's token and its permissions. */
export function checkToken({settings, storefront, works}: ShopFacts): Finding | Finding[] {
  const {status, refused} = storefront;
  if (status === null) {
    return about.stops(
      `${settings.storeUrl} doesn’t answer.`,
      'Check PUBLIC_STORE_DOMAIN. If the shop is on this machine, start it with npm start.',
    );
  }
  if (status === 402) {
    return about.stops(
      'Shopify has frozen the store.',
      'Pay the bill in the Shopify admin, under Billing.',
    );
  }
  if (status === 401 || status === 403) {
    return about.stops(
      'The store doesn’t accept the Storefront token.',
      `Copy the public access token again (${WHERE}) into PUBLIC_STOREFRONT_API_TOKEN.`,
    );
  }
  if (status !== 200) {
    return about.stops(`The store answers with an error (${status}).`, 'Check shopifystatus.com.');
  }
  const unread = refused.find(({what}) => what === 'works');
  if (unread) {
    return about.stops(
      `The token can’t read your works (${unread.problem}).`,
      `${WHERE}, Permissions: tick unauthenticated_read_product_listings.`,
    );
  }
  if (works.length === 0) {
    return about.stops(
      'The store doesn’t show any works to the shop.',
      'In each product, under Publishing, tick the Headless (or Hydrogen) channel.',
    );
  }
  const findings = refused.map(({what, problem}) =>
    about.mend(`The token can’t read ${what} (${problem}).`, `Allow it: ${WHERE}, Permissions.`),
  );
  if (settings.storefrontToken.length !== TOKEN_LENGTH) {
    const says = `The public token has ${settings.storefrontToken.length} characters, not ${TOKEN_LENGTH}: Shopify's own analytics stay off.`;
    findings.push(about.mend(says, `Use the public token, not the private one: ${WHERE}.`));
  }
  return findings.length > 0
    ? findings
    : about.fine(`${storefront.shopName ?? 'The store'} answers. It shows ${works.length} works.`);
}
