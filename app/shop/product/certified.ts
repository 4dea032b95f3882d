import {editionSize} from '#contracts/edition';
import {isOriginal} from './availability';
import {metafieldOf, type WithMetafields} from './metafields';

export interface Certifiable extends WithMetafields {
  productType: string;
}

/**
 * Whether a work is sold with a certificate: originals, limited editions, and works that the artist marks. The function
 * `shopify-webhook` issues certificates by the same rule.
 */
export function isCertified(product: Certifiable): boolean {
  return (
    isOriginal(product) ||
    Boolean(metafieldOf(product, 'certificate')) ||
    editionSize(metafieldOf(product, 'edition')?.value) !== null
  );
}
