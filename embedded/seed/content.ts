import {DAY_MS} from '../../supabase/functions/_shared/contracts/time/days';
import {seedGids} from '../catalogue/gids';
import {metaobject} from '../catalogue/metaobject';
import type {MetaobjectEntry} from '../catalogue/types';
import {ARTWORKS} from './artworks';

/** The artist's own content: the home page, series, the commission desk and exhibitions. Data only. */

const UPDATED_AT = '2025-10-20T09:00:00-03:00';

export const HOME_PAGE = metaobject(4, {
  type: 'home_page',
  handle: 'home-page',
  updatedAt: UPDATED_AT,
  fields: {hero_work: workId('first-light')},
});

export const COLD_WAX = metaobject(3, {
  type: 'series',
  handle: 'cold-wax',
  updatedAt: UPDATED_AT,
  fields: {
    title: 'Cold Wax',
    text: 'The abstract pieces are acrylic and cold wax, scraped back and buried again until the layers begin to answer one another.',
    works: workIds('breakthrough', 'tide-lines', 'ember'),
  },
});

export const AFTER_DARK = metaobject(20, {
  type: 'series',
  handle: 'after-dark',
  updatedAt: '2025-09-02T09:00:00-03:00',
  fields: {
    title: 'After Dark',
    text: 'I walk these roads at night before I paint them. The colour is made up afterwards; the quiet is from life.',
    works: workIds('northern-choir', 'barn-under-stars', 'home-by-dusk', 'walking-home'),
  },
});

const PRICES = [
  ['8x10', 'from CAD $450.00'],
  ['12x16', 'from CAD $800.00'],
  ['16x20', 'from CAD $1,200.00'],
  ['24x36', 'from CAD $2,600.00'],
  ['custom', 'by agreement'],
] as const;

const PRICE_GUIDE = PRICES.map(([size, price], position) =>
  metaobject(31 + position, {
    type: 'commission_price',
    handle: `commission-price-${size}`,
    updatedAt: UPDATED_AT,
    fields: {size, price},
  }),
);

/** The commission desk, which is open, with its price guide. */
export const COMMISSION_DESK: readonly MetaobjectEntry[] = [
  metaobject(30, {
    type: 'commission_desk',
    handle: 'commission-desk',
    updatedAt: UPDATED_AT,
    fields: {
      state: 'open',
      price_guide: JSON.stringify(PRICE_GUIDE.map(({id}) => id)),
      duration: '8 to 12 weeks from the deposit',
    },
  }),
  ...PRICE_GUIDE,
];

/** The exhibitions: a current one, for six weeks after `now`, the start of the shop, and an upcoming one. */
export function buildExhibitions(now: Date): MetaobjectEntry[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return [
    metaobject(50, {
      type: 'exhibition',
      handle: 'low-water',
      updatedAt: UPDATED_AT,
      fields: {
        title: 'Low Water',
        venue: 'Net Loft Gallery',
        address: '9 Wharf Street',
        place: 'Saint Andrews, New Brunswick',
        hours: 'Wednesday to Sunday, 11 to 5',
        text: 'What the bay shows for an hour and takes back. Large paintings, hung low, with a bench in front of each.',
        visits: 'true',
        starts_on: day(-14),
        ends_on: day(42),
        works: workIds('the-long-gale', 'waiting-for-the-tide-panorama', 'undertow'),
      },
    }),
    metaobject(51, {
      type: 'exhibition',
      handle: 'lights-on-the-bay',
      updatedAt: UPDATED_AT,
      fields: {
        title: 'Lights on the Bay',
        venue: 'Quaco Hall',
        place: 'St. Martins, New Brunswick',
        text: 'The moon and the northern lights: prints of what shines on the bay at night.',
        starts_on: day(75),
        ends_on: day(120),
        works: workIds('moon-road', 'northern-choir'),
      },
    }),
  ];
}

function workIds(...handles: string[]): string {
  return JSON.stringify(handles.map(workId));
}

/** The product's id of an artwork. Throws when it is not on the painter's list. */
function workId(handle: string): string {
  const position = ARTWORKS.findIndex((artwork) => artwork.handle === handle);
  if (position < 0) throw new Error(`seed/artworks.json has no ${handle}`);
  return seedGids(position).product;
}
