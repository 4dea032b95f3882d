import type {HtmlLinkDescriptor} from '@remix-run/react';
import {pictureSrcSet} from '~/components/Picture';
import {HERO_PICTURE, HERO_TALL_PICTURE} from '~/content/pictures';

/** Narrower windows get the upright cut of the painting. */
export const UPRIGHT_MEDIA = '(max-width: 39.99em)';

/**
 * Has the hero fetched before the page's scripts, in the cut that the window will show. AVIF alone: a browser without it
 * skips the preload and finds the picture a moment later.
 */
export const HERO_PRELOADS: HtmlLinkDescriptor[] = [
  {picture: HERO_TALL_PICTURE, media: UPRIGHT_MEDIA},
  {picture: HERO_PICTURE, media: '(min-width: 40em)'},
].map(({picture, media}) => ({
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcSet: pictureSrcSet(picture, 'avif'),
  imageSizes: '100vw',
  media,
  // Pictures wait behind scripts otherwise. React 18 knows the attribute under its HTML name alone.
  fetchpriority: 'high',
}));
