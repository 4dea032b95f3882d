import type {CustomerEntry} from '../../catalogue/admin-types';
import type {DiscountCode, Menu} from '../../catalogue/types';

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

export function menuNode(menu: Menu) {
  return {...menu, items: menu.items.map((item) => ({...item, url: item.path}))};
}

export function discountNode({id, code, percent}: DiscountCode) {
  return {
    id,
    codeDiscount: {
      codes: {nodes: [{code}]},
      customerGets: {value: {percentage: percent / 100}},
    },
  };
}
