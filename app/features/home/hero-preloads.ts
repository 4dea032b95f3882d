import type {MetaDescriptor} from '@remix-run/react';
import {pictureSrcSet} from '~/components/Picture';
import {HERO_PICTURE, HERO_TALL_PICTURE} from '~/content/pictures';
import {cdnSrcSet} from '~/lib/cdn-image';
import type {OwnHome} from './own-home';

/** Narrower viewports get the upright crop. */
export const UPRIGHT_MEDIA = '(max-width: 39.99em)';

/**
 * Preloads the hero before the page's scripts: the store's picture, or the shop's in the crop of the viewport. AVIF
 * only: a browser without AVIF ignores the preload.
 */
export function heroPreloads({heroPicture}: OwnHome = {}): MetaDescriptor[] {
  if (heroPicture) return [preload({imageSrcSet: cdnSrcSet(heroPicture, 'page')})];
  return [
    {picture: HERO_TALL_PICTURE, media: UPRIGHT_MEDIA},
    {picture: HERO_PICTURE, media: '(min-width: 40em)'},
  ].map(({picture, media}) =>
    preload({type: 'image/avif', imageSrcSet: pictureSrcSet(picture, 'avif'), media}),
  );
}

function preload(image: {imageSrcSet: string; type?: string; media?: string}): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    imageSizes: '100vw',
    ...image,
    // Images have a lower priority than scripts by default. React 18 supports the attribute only under its HTML name.
    fetchpriority: 'high',
  };
}
