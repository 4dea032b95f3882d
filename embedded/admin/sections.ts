import type {AdminPages} from './context';
import {listCollections, postCollection, showCollection} from './pages/collection-pages';
import {listCommissions, postCommission} from './pages/commission-pages';
import {listCustomers, postCustomer} from './pages/customer-pages';
import {listDiscounts, postDiscount} from './pages/discount-pages';
import {postEntry, showEntry} from './content/entry-pages';
import {listEntries, listKinds} from './content/kind-pages';
import {onlyHandleOf} from './content/load-content';
import {listMessages, listSignUps} from './pages/letter-pages';
import {listMenus, postMenu, showMenu} from './pages/menu-pages';
import {listOrders, postOrder} from './pages/order-pages';
import {listRedirects, postRedirect} from './pages/redirect-pages';
import {listTranslations, postTranslation, showTranslation} from './pages/translation-pages';
import {listProducts, postProduct, showProduct} from './products/product-pages';

interface Asked {
  address: URL;
  /** The path after the section: `new`, a number, a type and a handle. */
  rest: readonly string[];
}

interface Section {
  show(pages: AdminPages, asked: Asked): Promise<Response | null>;
  post?(pages: AdminPages, asked: Asked, form: FormData): Promise<Response | null>;
}

/** The pages of the admin by the first part of their path, and what their forms do. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  products: {
    show: async (pages, {address, rest: [number]}) =>
      number ? showProduct(pages, number, address) : listProducts(pages, address),
    post: async (pages, {rest: [number]}, form) =>
      number ? postProduct(pages, number, form) : null,
  },
  content: {
    show: async (pages, {address, rest: [type, handle]}) => {
      if (!type) return listKinds(pages);
      return handle ? showEntry(pages, type, handle, address) : listEntries(pages, type, address);
    },
    post: async (pages, {rest: [type, handle]}, form) =>
      type ? postEntry(pages, type, handle ?? onlyHandleOf(type) ?? '', form) : null,
  },
  collections: {
    show: (pages, {address, rest: [number]}) =>
      number ? showCollection(pages, number, address) : listCollections(pages),
    post: async (pages, {rest: [number]}, form) =>
      number ? postCollection(pages, number, form) : null,
  },
  orders: {
    show: (pages, {address}) => listOrders(pages, address),
    post: (pages, _asked, form) => postOrder(pages, form),
  },
  discounts: {
    show: (pages, {address}) => listDiscounts(pages, address),
    post: (pages, {address}, form) => postDiscount(pages, address, form),
  },
  menus: {
    show: async (pages, {address, rest: [handle]}) =>
      handle ? showMenu(pages, handle, address) : listMenus(pages),
    post: async (pages, {rest: [handle]}, form) => (handle ? postMenu(pages, handle, form) : null),
  },
  redirects: {
    show: (pages, {address}) => listRedirects(pages, address),
    post: (pages, {address}, form) => postRedirect(pages, address, form),
  },
  customers: {
    show: (pages, {address}) => listCustomers(pages, address),
    post: (pages, _asked, form) => postCustomer(pages, form),
  },
  translations: {
    show: async (pages, {address, rest: [kind, number]}) =>
      kind && number ? showTranslation(pages, kind, number, address) : listTranslations(pages),
    post: async (pages, {rest: [kind, number]}, form) =>
      kind && number ? postTranslation(pages, kind, number, form) : null,
  },
  'sign-ups': {show: listSignUps},
  messages: {show: listMessages},
  commissions: {
    show: listCommissions,
    post: (pages, _asked, form) => postCommission(pages, form),
  },
};
