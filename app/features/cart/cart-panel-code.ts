import {onDemand} from '~/lib/browser/on-demand';

/**
 * The cart panel, and the message that leads to it. Loads when a visitor is about to open the cart, or adds to it.
 */
export const cartPanelCode = onDemand(() => import('./cart-panel-parts'), 'cartPanelParts');
