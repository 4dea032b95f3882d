import {onDemand} from '~/lib/on-demand';

/** Fetched when a visitor points at a picture, or opens one. */
export const viewerCode = onDemand(() => import('./Viewer'), 'Viewer');
