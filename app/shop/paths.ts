import {numberOf} from '~/lib/shopify-id';

// The paths of pages, without the language. A handle can contain letters of any language.

export function productPath(handle: string): string {
  return `/product/${encodeURIComponent(handle)}`;
}

export function seriesPath(handle: string): string {
  return `/series/${encodeURIComponent(handle)}`;
}

/** A sold work's own page in the gallery. */
export function soldWorkPath(handle: string): string {
  return `/gallery/${encodeURIComponent(handle)}`;
}

export function entryPath(handle: string): string {
  return `/journal/${encodeURIComponent(handle)}`;
}

/** The anchor of an exhibition on the page of all exhibitions. */
export function exhibitionPath(handle: string): string {
  return `/exhibitions#${encodeURIComponent(handle)}`;
}

/** An exhibition's file for a calendar. */
export function calendarFilePath(handle: string): string {
  return `/exhibitions/${encodeURIComponent(handle)}.ics`;
}

/** The 3D model of a work in the size of a variant. */
export function modelPath(handle: string, format: 'usdz' | 'glb', variantId: string): string {
  return `/model/${encodeURIComponent(handle)}.${format}?variant=${numberOf(variantId)}`;
}
