import {pictureRatio} from '~/shop/card/picture-ratio';
import type {VisibleCard} from '~/shop/card/visible-card';

/** The works in the order of the page: the one with the widest picture leads, the others follow in the artist's order. */
export function leadFirst(works: readonly VisibleCard[]): VisibleCard[] {
  const widest = Math.max(...works.map(pictureRatio));
  const lead = works.find((work) => pictureRatio(work) === widest);
  return lead ? [lead, ...works.filter((work) => work !== lead)] : [];
}
