import {editionSize} from '#contracts/edition';
import {isOriginal} from './availability';

/** What says whether a work is sold with a certificate. */
export interface Certifiable {
  productType: string;
  certificate?: {value: string} | null;
  edition?: {value: string} | null;
}

/**
 * Whether a work is sold with a certificate: originals, limited editions, and what the artist says has one. The function
 * `shopify-webhook` issues them by the same rule.
 */
export function isCertified(product: Certifiable): boolean {
  return (
    isOriginal(product) ||
    Boolean(product.certificate) ||
    editionSize(product.edition?.value) !== null
  );
}
