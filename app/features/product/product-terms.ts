import type {ShopWords} from '~/words';
import {isForSale, isGiftCard, isOriginal} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {type DeliveryTimes, transitTimeText} from '~/shop/delivery/delivery-times';
import {type DeliveryDates, deliveryDeadlineText} from '~/shop/delivery/delivery-dates';

/** A term of the sale; `link` leads to the contact page. */
export interface ProductTerm {
  term: string;
  text: string;
  link?: string;
}

/**
 * Shipping, taxes and returns (specification, section 9), and the certificate of an original. A work on sale also
 * has its delivery dates. A gift card has none of these.
 */
export function productTerms(
  words: ShopWords,
  product: VisibleProduct,
  {times, dates}: {times: DeliveryTimes; dates: DeliveryDates},
): ProductTerm[] {
  if (isGiftCard(product)) {
    const {term, text} = words.productTerms.giftCard;
    return [{term, text}];
  }
  const canBeOrdered = !isOriginal(product) && isForSale(product, product.renderedAtMs);
  return [
    {
      term: words.productTerms.shipping.term,
      text: [
        words.productTerms.shipping.sent(times.preparation),
        canBeOrdered && deliveryDeadlineText(words, dates.days),
        canBeOrdered && dates.christmas,
        transitTimeText(words, times),
        times.note,
        words.productTerms.shipping.elsewhere,
      ]
        .filter(Boolean)
        .join(' '),
      link: words.productTerms.shipping.quote,
    },
    {term: words.productTerms.taxes, text: `${words.delivery.taxes} ${words.delivery.customs}`},
    {
      term: words.productTerms.returns.term,
      text: isOriginal(product)
        ? words.productTerms.returns.painting
        : words.productTerms.returns.print,
    },
    ...(isOriginal(product)
      ? [
          {
            term: words.productTerms.certificate.term,
            text: words.productTerms.certificate.text,
          },
        ]
      : []),
  ];
}
