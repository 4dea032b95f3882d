import {onDemand} from '~/lib/on-demand';

/** Fetched when a visitor is about to open the cart. */
export const cartPanelCode = onDemand(() => import('./CartPanel'), 'CartPanel');
