import {onDemand} from '~/lib/browser/on-demand';

/**
 * The cart panel, the message that leads to it, and the cart's questions to the shop. Loads when a visitor is about to open the
 * cart, adds to it, or comes back from a checkout.
 */
export const cartPanelCode = onDemand(() => import('./cart-panel-parts'), 'cartPanelParts');
