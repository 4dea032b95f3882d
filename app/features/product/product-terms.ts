import {isForSale, isOriginal, type Pictured, type Sellable} from '~/lib/catalogue/availability';
import {type DeliveryTimes, travelWords} from '~/lib/site/delivery-times';
import {CUSTOMS, latestWords, TAXES} from '~/lib/site/delivery-words';

/** A term of the sale; `link` leads to the contact page. */
export interface ProductTerm {
  term: string;
  words: string;
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
  const [work, remedy] = isOriginal(product)
    ? ['painting', 'refunded']
    : ['print', 'replaced or refunded'];
  return [
    {
      term: 'Free Shipping',
      words: [
        `To Canada and the USA, sent within ${times.preparation} business days.`,
        canBeOrdered && latestWords(times, nowMs),
        travelWords(times),
        times.note,
        'Do you live elsewhere?',
      ]
        .filter(Boolean)
        .join(' '),
      link: 'Write to me for a quote.',
    },
    {term: 'Taxes & Duties', words: `${TAXES} ${CUSTOMS}`},
    {
      term: 'Returns & Defects',
      words: `All sales are final, except where the law provides otherwise. Does a ${work} arrive damaged or defective? Write to me within 7 days of receipt with photo evidence, and it is ${remedy}.`,
    },
    ...(isOriginal(product)
      ? [
          {
            term: 'Certificate of Authenticity',
            words: 'Signed by the artist, with the work’s title, year, medium and size.',
          },
        ]
      : []),
  ];
}
