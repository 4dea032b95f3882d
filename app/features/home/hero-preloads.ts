import type {HtmlLinkDescriptor} from '@remix-run/react';
import {pictureSrcSet} from '~/components/Picture';
import {HERO_PICTURE, HERO_TALL_PICTURE} from '~/content/pictures';

/** Narrower viewports get the upright crop. */
export const UPRIGHT_MEDIA = '(max-width: 39.99em)';

/**
 * Preloads the hero before the page's scripts, in the crop of the viewport. AVIF only: a browser without AVIF ignores
 * the preload.
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
  // Images have a lower priority than scripts by default. React 18 supports the attribute only under its HTML name.
  fetchpriority: 'high',
}));
