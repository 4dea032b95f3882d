import type {CustomerEntry} from '../../catalogue/admin-types';
import type {DiscountCode, Menu, MenuItem} from '../../catalogue/types';

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
  return {...menu, items: menu.items.map(menuItemNode)};
}

function menuItemNode(item: MenuItem): object {
  return {...item, url: item.path, items: item.items.map(menuItemNode)};
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
