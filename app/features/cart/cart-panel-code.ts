import {onDemand} from '~/lib/browser/on-demand';

/** Loads when a visitor is about to open the cart. */
export const cartPanelCode = onDemand(() => import('./CartPanel'), 'CartPanel');
