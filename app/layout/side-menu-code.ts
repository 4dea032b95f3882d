import {onDemand} from '~/lib/browser/on-demand';

/** Loads when a visitor is about to open the menu. */
export const sideMenuCode = onDemand(() => import('./MobileMenuAside'), 'MobileMenuAside');
