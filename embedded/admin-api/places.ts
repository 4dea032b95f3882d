import {shopGid} from '../catalogue/gids';

/** The one sales channel, and the one place where stock is. */
export const PUBLICATION_ID = shopGid('Publication', 1);
export const LOCATION_ID = shopGid('Location', 1);
