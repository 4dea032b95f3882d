import type {MetaobjectEntry} from '../catalogue/types';
import {ARTWORKS} from './artworks';
import {seedGids, shopGid} from '../catalogue/gids';

/** The works in cold wax, which the artist's own text describes together. Data only. */
export const COLD_WAX_WORKS: readonly string[] = ['breakthrough', 'tide-lines', 'ember'];

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

/** Throws when the artwork is not on the painter's list. */
export function positionOf(handle: string): number {
  const position = ARTWORKS.findIndex((artwork) => artwork.handle === handle);
  if (position < 0) throw new Error(`seed/artworks.json has no ${handle}`);
  return position;
}
