import type {MetaobjectEntry} from '../catalogue/types';
import {seedGids, shopGid} from '../catalogue/gids';
import {positionOf} from './series';

/** The home page: the work at its top. Data only. */
export const HOME_PAGE: MetaobjectEntry = {
  id: shopGid('Metaobject', 4),
  handle: 'home-page',
  type: 'home_page',
  updatedAt: '2025-10-20T09:00:00-03:00',
  fields: [
    {
      key: 'hero_work',
      type: 'product_reference',
      value: seedGids(positionOf('first-light')).product,
    },
  ],
};
