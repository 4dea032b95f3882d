import {hasNoPicture, isOriginal, saleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {findVariantChoices} from '~/shop/product/variants';
import {contactAddress} from './contact-address';
import words from '#words/product';

/** A sentence, and the link that follows it. */
export interface PurchaseAlternative {
  text: string;
  label: string;
  to: string;
}

type Considered = Pick<
  VisibleProduct,
  | 'handle'
  | 'title'
  | 'productType'
  | 'images'
  | 'options'
  | 'variants'
  | 'launchAt'
  | 'sellsOtherSizes'
>;

/** What there is instead of a print that is sold out or has no picture yet; null for everything else. */
export function purchaseAlternative(
  product: Considered,
  {hasRelated, nowMs}: {hasRelated: boolean; nowMs: number},
): PurchaseAlternative | null {
  if (isOriginal(product)) return null;
  const {handle, title} = product;
  if (saleState(product, 'page', nowMs) !== 'sold-out') {
    return noPictureAlternative(product);
  }
  // A product is sold by its first size, unless she set it otherwise: the others are sold by letter.
  const left = findVariantChoices(product)?.choices.filter(({variant}) => variant.availableForSale);
  if (left && left.length > 0) {
    return {
      text: words.otherSizes.text(left.map(({value}) => value).join(', ')),
      label: words.otherSizes.link,
      to: contactAddress(
        words.subjects.otherSize.before + title + words.subjects.otherSize.after,
        handle,
      ),
    };
  }
  return {
    text: words.allSold.text,
    ...(hasRelated
      ? {label: words.allSold.related, to: `#${RELATED_WORKS_ID}`}
      : {label: words.allSold.prints, to: '/collections/prints'}),
  };
}

/** What there is instead of a product without a picture; null for one with pictures. */
export function noPictureAlternative(
  product: Pick<Considered, 'handle' | 'title' | 'images'>,
): PurchaseAlternative | null {
  if (!hasNoPicture(product)) return null;
  return {
    text: words.noPicture.text,
    label: words.noPicture.link,
    to: contactAddress(
      words.subjects.question.before + product.title + words.subjects.question.after,
      product.handle,
    ),
  };
}

/** The id of the related works' heading on the product page. */
const RELATED_WORKS_ID = 'related-works';
