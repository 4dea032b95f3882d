import {pictureRatio} from '~/shop/card/picture-ratio';
import type {VisibleCard} from '~/shop/card/card';

/** The work with the widest picture, then the others in their order. */
export function leadFirst(works: readonly VisibleCard[]): VisibleCard[] {
  const widest = Math.max(...works.map(pictureRatio));
  const lead = works.find((work) => pictureRatio(work) === widest);
  return lead ? [lead, ...works.filter((work) => work !== lead)] : [];
}
