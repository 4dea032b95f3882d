import {announceAdded} from './announce-added';
import {CartPanel} from './CartPanel';
import {checkCart} from './check-cart';

export const cartPanelParts = {CartPanel, announceAdded, checkCart};
