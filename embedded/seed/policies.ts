import type {ShopPolicy} from '../catalogue/types';
import {shopGid} from '../catalogue/gids';

/** The shop's policies in short. The storefront's own pages have the full text. Data only. */
export const POLICIES: readonly ShopPolicy[] = [
  {
    id: shopGid('ShopPolicy', 1),
    handle: 'shipping-policy',
    title: 'Shipping policy',
    bodyHtml:
      '<p>Shipping to Canada and the USA is free. Orders are processed in 3–5 business days. ' +
      'If you live elsewhere, please contact the studio before ordering. Taxes and duties, if any, are shown at checkout.</p>',
  },
  {
    id: shopGid('ShopPolicy', 2),
    handle: 'refund-policy',
    title: 'Refund policy',
    bodyHtml:
      '<p>All sales are final, except where the law provides otherwise. If a work arrives damaged or defective, write ' +
      'within 7 days of receipt, with photos: a print is then replaced or refunded, an original refunded.</p>',
  },
  {
    id: shopGid('ShopPolicy', 3),
    handle: 'privacy-policy',
    title: 'Privacy policy',
    bodyHtml:
      '<p>What you enter at checkout is used to prepare, send and account for your order. The service is not meant for ' +
      'anyone under 13. Last updated June 28, 2023.</p>',
  },
  {
    id: shopGid('ShopPolicy', 4),
    handle: 'terms-of-service',
    title: 'Terms of service',
    bodyHtml:
      '<p>By ordering you confirm that you are over 18. Liability is limited to 100 USD, except where the law provides ' +
      'otherwise. Last updated June 28, 2023.</p>',
  },
];
