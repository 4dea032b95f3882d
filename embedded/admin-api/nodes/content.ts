import type {CustomerEntry} from '../../catalogue/admin-types';
import type {Article} from '../../catalogue/types';
import type {DiscountCode, Menu} from '../../catalogue/types';
import {absoluteUrl} from '../../storefront/schema/absolute-url';
import {htmlOf} from '../../storefront/schema/text';
import type {AdminContext} from '../context';

export function customerNode(customer: CustomerEntry) {
  const {email, consent} = customer;
  return {
    ...customer,
    defaultEmailAddress: {
      emailAddress: email,
      marketingState: consent.marketingState,
      marketingOptInLevel: consent.marketingOptInLevel,
      marketingUpdatedAt: consent.consentUpdatedAt,
    },
  };
}

export function articleNode(article: Article, {origin}: Pick<AdminContext, 'origin'>) {
  const {bodyHtml, excerpt, image, isPublished = true} = article;
  return {
    ...article,
    body: bodyHtml,
    summary: htmlOf(excerpt),
    image: image && {...image, url: absoluteUrl(origin, image.url)},
    isPublished,
  };
}

export function menuNode(menu: Menu) {
  return {...menu, items: menu.items.map((item) => ({...item, url: item.path}))};
}

export function discountNode({id, code, percent}: DiscountCode) {
  return {
    id,
    codeDiscount: {
      __typename: 'DiscountCodeBasic',
      codes: {nodes: [{code}]},
      customerGets: {value: {__typename: 'DiscountPercentage', percentage: percent / 100}},
    },
  };
}
