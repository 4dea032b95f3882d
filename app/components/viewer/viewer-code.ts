import {onDemand} from '~/lib/browser/on-demand';

/** Loads when a visitor hovers, focuses or opens a picture. */
export const viewerCode = onDemand(() => import('./Viewer'), 'Viewer');
