import type {Collection, DiscountCode, Shop, UrlRedirect} from '../catalogue/types';
import {shopGid} from './gids';
import {MENUS} from './menus';
import {POLICIES} from './policies';

/** Who paints, sells and answers. The checkout pages and the catalogue read these, nothing else spells them. */
export const ARTIST_NAME = 'Maren Hallet';
export const SHOP_NAME = 'Maren Hallet Fine Art';
export const CONTACT_EMAIL = 'studio@marenhallet.example';

const OPENED_AT = '2021-01-04T09:00:00-04:00';

const DISCOUNT_CODES: readonly DiscountCode[] = [{code: 'COLLECTOR10', percent: 10}];

export const SHOP: Shop = {
  id: shopGid('Shop', 1),
  name: SHOP_NAME,
  description:
    'Fine art prints and original paintings from a studio on the Bay of Fundy, New Brunswick.',
  email: CONTACT_EMAIL,
  moneyFormat: 'CAD ${{amount}}',
  menus: MENUS,
  pages: [
    {
      id: shopGid('Page', 1),
      handle: 'about',
      title: 'About the Artist',
      bodyHtml: `<p>${ARTIST_NAME} paints the coast, fields and weather of New Brunswick.</p>`,
      bodySummary: `${ARTIST_NAME} paints the coast, fields and weather of New Brunswick.`,
      createdAt: OPENED_AT,
      updatedAt: OPENED_AT,
    },
    {
      id: shopGid('Page', 2),
      handle: 'contact',
      title: 'Contact',
      bodyHtml: `<p>Write to <a href="mailto:${CONTACT_EMAIL}">${CONTACT_EMAIL}</a>.</p>`,
      bodySummary: `Write to ${CONTACT_EMAIL}.`,
      createdAt: OPENED_AT,
      updatedAt: OPENED_AT,
    },
  ],
  policies: POLICIES,
  discountCodes: DISCOUNT_CODES,
  metaobjects: [],
};

export const COLLECTIONS: readonly Collection[] = [
  {
    id: shopGid('Collection', 1),
    handle: 'prints',
    title: 'Fine Art Prints',
    description: 'Museum-quality prints with free shipping to Canada and the US.',
    rule: 'product_type:Prints',
  },
  {
    id: shopGid('Collection', 2),
    handle: 'originals',
    title: 'Original Paintings',
    description: 'One-of-a-kind originals with a certificate of authenticity.',
    rule: "product_type:'Original Paintings'",
  },
  {
    id: shopGid('Collection', 3),
    handle: 'frontpage',
    title: 'Home page',
    description: '',
    rule: '',
  },
  {id: shopGid('Collection', 4), handle: 'all', title: 'All artworks', description: '', rule: ''},
].map((collection) => ({...collection, updatedAt: OPENED_AT, image: null}));

/** Addresses of an older shop: a work that was renamed, a page that went elsewhere. */
export const URL_REDIRECTS: readonly UrlRedirect[] = [
  {path: '/products/sunrise-at-the-light', target: '/products/first-light'},
  {path: '/pages/custom-paintings', target: '/commissions'},
].map((redirect, position) => ({id: shopGid('UrlRedirect', position + 1), ...redirect}));
