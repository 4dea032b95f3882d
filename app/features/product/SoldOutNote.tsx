import {TextLink} from '~/components/TextLink';
import {contactUrl} from '~/shop/forms/contact-url';
import type {VisibleProduct} from '~/shop/product/product';
import {findVariantChoices} from '~/shop/product/variants';
import {inBothUnits} from '~/shop/product/work-size';
import {type ShopWords, useWords} from '~/words';

/** The id of the section with related works, which the note links to. */
export const RELATED_WORKS_ID = 'related-works';

export interface SoldOutNoteProps {
  product: VisibleProduct;
  /** Whether related works are below. */
  hasRelated: boolean;
}

/** The alternative to a sold-out print: a sentence and a link. */
export function SoldOutNote({product, hasRelated}: SoldOutNoteProps) {
  const words = useWords();
  const {text, label, to} = findAlternative(words, product, hasRelated);
  return (
    <p className="text-sm text-balance print:hidden">
      {text} <TextLink to={to}>{label}</TextLink>
    </p>
  );
}

/**
 * The sizes that are left, or else other works. Unless the artist's setting says otherwise, a product is sold out with
 * its first size, and she sells the other sizes by email.
 */
export function findAlternative(
  words: ShopWords,
  product: VisibleProduct,
  hasRelated: boolean,
): {text: string; label: string; to: string} {
  const {otherSizes, allSold, subjects} = words.product;
  const left = findVariantChoices(words, product)?.filter(({variant}) => variant.availableForSale);
  if (left && left.length > 0) {
    return {
      text: otherSizes.text(left.map(inBothUnits).join(', ')),
      label: otherSizes.link,
      to: contactUrl(subjects.otherSize(product.title), {work: product.handle}),
    };
  }
  const way = hasRelated
    ? {label: allSold.related, to: `#${RELATED_WORKS_ID}`}
    : {label: allSold.prints, to: '/collections/prints'};
  return {text: allSold.text, ...way};
}
