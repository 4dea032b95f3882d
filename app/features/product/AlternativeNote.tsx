import {type ShopWords, useWords} from '~/words';
import {Link} from '~/components/Link';
import {hasNoPicture} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {findVariantChoices} from '~/shop/product/variants';
import {inBothUnits} from '~/shop/product/work-size';
import {contactUrl} from './contact-url';
import {RELATED_PRODUCTS_ID} from './RelatedProducts';
import type {ProductPurchase} from './use-product-purchase';

export interface AlternativeNoteProps {
  product: VisibleProduct;
  purchase: Pick<ProductPurchase, 'isEarlyAccess' | 'saleState'>;
  /** Whether related works are below. */
  hasRelated: boolean;
}

/** The note in place of a purchase button. Renders nothing for a product that can be bought. */
export function AlternativeNote(props: AlternativeNoteProps) {
  const words = useWords();
  const alternative = findAlternative(words, props);
  if (!alternative) return null;
  return (
    <p className="text-sm print:hidden">
      {alternative.text}{' '}
      <Link to={alternative.to} className="underline underline-offset-4 hover:text-sea">
        {alternative.label}
      </Link>
    </p>
  );
}

/** A sentence and a link; null when there's nothing to say. */
export function findAlternative(
  words: ShopWords,
  {product, purchase: {isEarlyAccess, saleState}, hasRelated}: AlternativeNoteProps,
): {text: string; label: string; to: string} | null {
  if (isEarlyAccess || saleState !== 'sold-out') {
    if (!hasNoPicture(product)) return null;
    return {
      text: words.product.noPicture.text,
      label: words.product.noPicture.link,
      to: contactUrl(words.product.subjects.question, product),
    };
  }
  // A product is sold by its first size, unless the artist set it otherwise: she sells the others by email.
  const left = findVariantChoices(words, product)?.choices.filter(
    ({variant}) => variant.availableForSale,
  );
  if (left && left.length > 0) {
    return {
      text: words.product.otherSizes.text(left.map(inBothUnits).join(', ')),
      label: words.product.otherSizes.link,
      to: contactUrl(words.product.subjects.otherSize, product),
    };
  }
  const way = hasRelated
    ? {label: words.product.allSold.related, to: `#${RELATED_PRODUCTS_ID}`}
    : {label: words.product.allSold.prints, to: '/collections/prints'};
  return {text: words.product.allSold.text, ...way};
}
