import type {VisitorConsent} from 'hydrogen-react-2026-04/storefront-api-types';

/** One letter for each purpose, in the order of Shopify's documentation. */
const LETTERS = {analytics: 'A', preferences: 'P', marketing: 'M', saleOfData: 'S'} as const;

/**
 * Adds the visitor's consent to a checkout's URL, so that the checkout need not ask again: a capital letter for yes, a
 * small one for no. Storefronts hand the parameter on unread; Shopify doesn't document its form.
 *
 * @see https://shopify.dev/docs/api/storefront#directives
 */
export function withVisitorConsent(checkoutUrl: string, consent: VisitorConsent | null): string {
  const letters = Object.entries(LETTERS).flatMap(([purpose, letter]) => {
    const isGranted = consent?.[purpose as keyof typeof LETTERS];
    if (isGranted == null) return [];
    return isGranted ? letter : letter.toLowerCase();
  });
  if (letters.length === 0) return checkoutUrl;
  const url = new URL(checkoutUrl);
  url.searchParams.set('_cs', `3.${letters.join('')}`);
  return url.href;
}
