import {isForSale, isOriginal, type Pictured, type Sellable} from '~/shop/product/availability';
import {type DeliveryTimes, travelWords} from '~/shop/site/delivery-times';
import {CUSTOMS, latestWords, TAXES} from '~/shop/site/delivery-words';
import words from '#words/product-terms';

/** A term of the sale; `link` leads to the contact page. */
export interface ProductTerm {
  term: string;
  text: string;
  link?: string;
}

/**
 * Shipping, taxes and returns (specification, section 9), and the certificate of an original, which cannot be replaced. What
 * can be ordered at `nowMs` has the dates of its delivery.
 */
export function productTerms(
  product: Sellable & Pictured,
  times: DeliveryTimes,
  nowMs: number,
): ProductTerm[] {
  const canBeOrdered = !isOriginal(product) && isForSale(product, nowMs);
  return [
    {
      term: words.shipping.term,
      text: [
        words.shipping.sent(times.preparation),
        canBeOrdered && latestWords(times, nowMs),
        travelWords(times),
        times.note,
        words.shipping.elsewhere,
      ]
        .filter(Boolean)
        .join(' '),
      link: words.shipping.quote,
    },
    {term: words.taxes, text: `${TAXES} ${CUSTOMS}`},
    {
      term: words.returns.term,
      text: isOriginal(product) ? words.returns.painting : words.returns.print,
    },
    ...(isOriginal(product)
      ? [
          {
            term: words.certificate.term,
            text: words.certificate.text,
          },
        ]
      : []),
  ];
}
