import {onDemand} from '~/lib/browser/on-demand';

/** Fetched when a visitor is about to open the menu. */
export const sideMenuCode = onDemand(() => import('./MobileMenuAside'), 'MobileMenuAside');
