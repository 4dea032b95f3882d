import type {WallWork} from '~/shop/product/wall-work';
import {modelPath} from '~/shop/paths';

/**
 * The link that opens a work in a size in the phone's own viewer: a model for Apple's Quick Look, an intent for
 * Android's Scene Viewer; null elsewhere. https://developers.google.com/ar/develop/scene-viewer
 */
export function phoneViewerUrl(
  {handle, title}: Pick<WallWork, 'handle' | 'title'>,
  variantId: string,
): string | null {
  const model = (format: 'usdz' | 'glb') =>
    window.location.origin + modelPath(handle, format, variantId);
  // Its size is the point, so it can't be scaled.
  if (document.createElement('a').relList.supports('ar')) {
    return `${model('usdz')}#allowsContentScaling=0`;
  }
  if (!/Android/.test(navigator.userAgent)) return null;
  const parameters = new URLSearchParams({
    file: model('glb'),
    mode: 'ar_preferred',
    resizable: 'false',
    enable_vertical_placement: 'true',
    title,
  });
  const fallback = encodeURIComponent(window.location.href);
  return `intent://arvr.google.com/scene-viewer/1.0?${parameters}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end;`;
}

/** The link that opens the wall on the work's page at `path`. On that page itself, `here`, it keeps the chosen size. */
export function wallPageUrl(path: string, here: URL): string {
  const url = new URL(path, here);
  if (url.pathname === here.pathname) url.search = here.search;
  url.searchParams.set('wall', '');
  return url.href;
}
