import {shopGid} from '../catalogue/gids';

/** The only sales channel and the only stock location. */
export const PUBLICATION_ID = shopGid('Publication', 1);
export const LOCATION_ID = shopGid('Location', 1);
