import type {CSSProperties} from 'react';
import type {Sides, View} from './room-view';

/**
 * The position of a box around a point of a view, as fractions of the view, so that an element stays in place at any
 * size.
 */
export function placeIn(
  view: View,
  {width, height}: Sides,
  centre: {x: number; y: number},
): CSSProperties {
  const part = (length: number, whole: number) => `${((100 * length) / whole).toFixed(3)}%`;
  return {
    left: part(centre.x - width / 2 - view.left, view.width),
    top: part(centre.y - height / 2 - view.top, view.height),
    width: part(width, view.width),
    height: part(height, view.height),
  };
}
