import {announceAdded} from './announce-added';
import {CartPanel} from './CartPanel';

export const cartPanelParts = {CartPanel, announceAdded};
