import {parseJson} from '~/lib/read-json';
import type {MetafieldValue} from './metafields';

/** The colours of a work's picture as '#rrggbb', the most frequent first, from the metafield `custom.colours`. */
export function readColours(metafield: MetafieldValue): string[] {
  const list: unknown = metafield ? parseJson(metafield.value) : null;
  return Array.isArray(list) ? list.map(String) : [];
}

/** The colour shown until the picture has loaded; undefined when the store has none. */
export function mainColour(metafield: MetafieldValue): string | undefined {
  return readColours(metafield)[0];
}

/** The average distance of a picture's colours from a colour, '#rrggbb'; Infinity for a picture without colours. */
export function meanDistance(colour: string, colours: readonly string[]): number {
  if (colours.length === 0) return Infinity;
  const sum = colours.reduce((total, other) => total + distance(colour, other), 0);
  return sum / colours.length;
}

/** The distance of two colours in sRGB. */
function distance(one: string, other: string): number {
  const difference = (start: number) =>
    parseInt(one.slice(start, start + 2), 16) - parseInt(other.slice(start, start + 2), 16);
  return Math.hypot(difference(1), difference(3), difference(5));
}
