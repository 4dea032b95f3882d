import {onDemand} from '~/lib/browser/on-demand';

/** Fetched when a visitor points at a picture, or opens one. */
export const viewerCode = onDemand(() => import('./Viewer'), 'Viewer');
