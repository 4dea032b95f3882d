import {ratioOf} from '~/lib/cdn-image';
import type {VisibleCard} from './visible-card';

/** The width of a work's picture for a height of 1. A missing picture's place is upright. */
export function pictureRatio({images}: VisibleCard): number {
  return images.nodes[0] ? ratioOf(images.nodes[0]) : 0.8;
}

/** The work with the widest picture, in proportion to its height. */
export function widestOf(works: readonly VisibleCard[]): VisibleCard | undefined {
  const widest = Math.max(...works.map(pictureRatio));
  return works.find((work) => pictureRatio(work) === widest);
}
