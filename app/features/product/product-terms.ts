import {isOriginal} from '~/lib/catalogue/availability';
import {type DeliveryTimes, travelWords} from '~/lib/site/delivery-times';

/** A term of the sale; `link` leads to the contact page. */
export interface ProductTerm {
  term: string;
  words: string;
  link?: string;
}

/** Shipping and returns (specification, section 9), and the certificate of an original, which cannot be replaced. */
export function productTerms(product: {productType: string}, times: DeliveryTimes): ProductTerm[] {
  const [work, remedy] = isOriginal(product)
    ? ['painting', 'refunded']
    : ['print', 'replaced or refunded'];
  return [
    {
      term: 'Free Shipping',
      words: [
        `To Canada and the USA, sent within ${times.preparation} business days.`,
        travelWords(times),
        times.note,
        'Taxes and duties, if any, are shown at checkout. Do you live elsewhere?',
      ]
        .filter(Boolean)
        .join(' '),
      link: 'Write to me for a quote.',
    },
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
