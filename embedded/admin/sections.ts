import type {SectionName} from './admin-page';
import type {OpenSection} from './context';
import {openProducts} from './products/product-pages';
import {openBlogPosts} from './sections/blog-posts';
import {openCollections} from './sections/collections';
import {openCommissions} from './sections/commissions';
import {openContent} from './sections/content';
import {openCustomers} from './sections/customers';
import {openDiscounts} from './sections/discounts';
import {openDraftOrders} from './sections/draft-orders';
import {openMenus} from './sections/menus';
import {openOrders} from './sections/orders';
import {openRedirects} from './sections/redirects';
import {openStart} from './sections/start';
import {openTranslations} from './sections/translations';
import {openMessages, openSignUps} from './sections/visitors';

export const SECTIONS: Readonly<Record<SectionName, OpenSection>> = {
  start: openStart,
  products: openProducts,
  collections: openCollections,
  content: openContent,
  'blog-posts': openBlogPosts,
  orders: openOrders,
  'draft-orders': openDraftOrders,
  discounts: openDiscounts,
  menus: openMenus,
  redirects: openRedirects,
  translations: openTranslations,
  customers: openCustomers,
  'sign-ups': openSignUps,
  messages: openMessages,
  commissions: openCommissions,
};
