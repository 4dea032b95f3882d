import {ratioOf} from '~/lib/cdn-image';
import {isPanorama} from '~/shop/product/product-pictures';
import type {VisibleCard} from './card';

/**
 * The width of a work's picture on its card, for a height of 1. A missing picture counts as upright. A very narrow
 * picture has a mat, so that it doesn't make its row higher.
 */
export function pictureRatio({images}: VisibleCard): number {
  return images.nodes[0] ? Math.max(ratioOf(images.nodes[0]), 0.6) : 0.8;
}

export function isWide({images}: VisibleCard): boolean {
  return images.nodes.slice(0, 1).some(isPanorama);
}
