import {shopGid} from '../catalogue/gids';

/** The shop's sales channel, and the channel of themes and agents, where a new store has no products. */
export const PUBLICATION_ID = shopGid('Publication', 1);
export const ONLINE_STORE_ID = shopGid('Publication', 2);
export const PUBLICATIONS = [
  {id: PUBLICATION_ID, name: 'Hydrogen'},
  {id: ONLINE_STORE_ID, name: 'Online Store'},
];

/** The only stock location. */
export const LOCATION_ID = shopGid('Location', 1);
