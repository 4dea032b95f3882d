import type {Collection} from '../catalogue/collection-types';
import type {CatalogueImage, DiscountCode, Shop, UrlRedirect} from '../catalogue/types';
import {ARTWORKS} from './artworks';
import {COMMISSION_EXAMPLES} from './commission-examples';
import {AFTER_DARK, COLD_WAX, COMMISSION_DESK, HOME_PAGE} from './content';
import {shopGid} from '../catalogue/gids';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {JOURNAL} from './journal';
import {MENUS} from './menus';
import {pictureUrl} from './picture-url';
import {POLICIES} from './policies';

const OPENED_AT = '2021-01-04T09:00:00-04:00';

const DISCOUNT_CODES: readonly DiscountCode[] = [
  {id: shopGid('DiscountCodeNode', 1), code: 'COLLECTOR10', percent: 10},
];

const LOGO: CatalogueImage = {
  id: shopGid('ImageSource', 1),
  url: pictureUrl('brand/logo.png'),
  altText: `${SITE.name}: a breaking wave in two brush strokes`,
  width: 512,
  height: 512,
};

export const SHOP: Shop = {
  id: shopGid('Shop', 1),
  name: SITE.name,
  description:
    'Fine art prints and original paintings from a studio on the Bay of Fundy, New Brunswick.',
  menus: MENUS,
  pages: [
    page(1, 'about', 'About the Artist', [
      `${SITE.artist.name} paints the coast, fields and weather of New Brunswick.`,
    ]),
    page(2, 'contact', 'Contact', [`Write to ${SITE.email}.`]),
    page(3, 'commissions', 'Commissions', [
      'Share your vision, agree on a concept and a quote, and watch the painting take shape.',
    ]),
    page(4, 'gallery', 'Gallery of Sold Works', [
      'Works that hang in other houses now, kept here to be looked at.',
    ]),
  ],
  policies: POLICIES,
  discountCodes: DISCOUNT_CODES,
  metaobjects: [COLD_WAX, AFTER_DARK, HOME_PAGE, ...COMMISSION_EXAMPLES, ...COMMISSION_DESK],
  blogs: [JOURNAL],
  brand: {logo: LOGO},
};

function page(number: number, handle: string, title: string, paragraphs: readonly string[]) {
  return {
    id: shopGid('Page', number),
    handle,
    title,
    bodyHtml: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    updatedAt: OPENED_AT,
  };
}

/** The picture of an artwork. Throws when it is not on the painter's list. */
function pictureOf(handle: string): Omit<CatalogueImage, 'id'> {
  const artwork = ARTWORKS.find((one) => one.handle === handle);
  if (!artwork) throw new Error(`seed/artworks.json has no ${handle}`);
  const {file, alt, width, height} = artwork;
  return {url: pictureUrl(file), altText: alt.en, width, height};
}

/** Each with the artwork on its picture. */
const LISTED = [
  {
    handle: 'prints',
    title: 'Fine Art Prints',
    description: 'Museum-quality prints with free shipping to Canada and the US.',
    artwork: 'first-light',
    rule: 'product_type:Prints',
    sortOrder: 'CREATED_DESC',
  },
  {
    handle: 'originals',
    title: 'Original Paintings',
    description: 'One-of-a-kind originals with a certificate of authenticity.',
    artwork: 'tide-lines',
    rule: "product_type:'Original Paintings'",
    sortOrder: 'CREATED_DESC',
  },
  {
    handle: 'frontpage',
    title: 'Home page',
    description: '',
    artwork: 'harbour-morning',
    rule: '',
    sortOrder: 'BEST_SELLING',
  },
  {
    handle: 'all',
    title: 'All artworks',
    description: '',
    artwork: 'moon-road',
    rule: '',
    sortOrder: 'BEST_SELLING',
  },
] as const;

export const COLLECTIONS: readonly Collection[] = LISTED.map(({artwork, ...listed}, position) => ({
  id: shopGid('Collection', position + 1),
  ...listed,
  updatedAt: OPENED_AT,
  image: {...pictureOf(artwork), id: shopGid('CollectionImage', position + 1)},
}));

/** URLs of an earlier shop: a renamed work and a moved page. */
export const URL_REDIRECTS: readonly UrlRedirect[] = [
  {path: '/products/sunrise-at-the-light', target: '/products/first-light'},
  {path: '/pages/custom-paintings', target: '/commissions'},
].map((redirect, position) => ({id: shopGid('UrlRedirect', position + 1), ...redirect}));
