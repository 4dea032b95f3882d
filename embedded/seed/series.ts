import type {MetaobjectEntry} from '../catalogue/types';
import {ARTWORKS} from './artworks';
import {seedGids, shopGid} from '../catalogue/gids';

/** The works in cold wax, which the artist's own text describes together. Data only. */
const COLD_WAX_WORKS: readonly string[] = ['breakthrough', 'tide-lines', 'ember'];

/** The works in which it is night. Data only. */
const AFTER_DARK_WORKS: readonly string[] = [
  'northern-choir',
  'barn-under-stars',
  'home-by-dusk',
  'walking-home',
];

/** A series: works that belong together. */
export const COLD_WAX: MetaobjectEntry = {
  id: shopGid('Metaobject', 3),
  handle: 'cold-wax',
  type: 'series',
  updatedAt: '2025-10-20T09:00:00-03:00',
  fields: [
    {key: 'title', type: 'single_line_text_field', value: 'Cold Wax'},
    {
      key: 'text',
      type: 'multi_line_text_field',
      value:
        'The abstract pieces are acrylic and cold wax, scraped back and buried again until the layers begin to answer one another.',
    },
    {
      key: 'works',
      type: 'list.product_reference',
      value: JSON.stringify(COLD_WAX_WORKS.map((handle) => seedGids(positionOf(handle)).product)),
    },
  ],
};

export const AFTER_DARK: MetaobjectEntry = {
  id: shopGid('Metaobject', 20),
  handle: 'after-dark',
  type: 'series',
  updatedAt: '2025-09-02T09:00:00-03:00',
  fields: [
    {key: 'title', type: 'single_line_text_field', value: 'After Dark'},
    {
      key: 'text',
      type: 'multi_line_text_field',
      value:
        'I walk these roads at night before I paint them. The colour is made up afterwards; the quiet is from life.',
    },
    {
      key: 'works',
      type: 'list.product_reference',
      value: JSON.stringify(AFTER_DARK_WORKS.map((handle) => seedGids(positionOf(handle)).product)),
    },
  ],
};

/** Throws when the artwork is not on the painter's list. */
export function positionOf(handle: string): number {
  const position = ARTWORKS.findIndex((artwork) => artwork.handle === handle);
  if (position < 0) throw new Error(`seed/artworks.json has no ${handle}`);
  return position;
}
