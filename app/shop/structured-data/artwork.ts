import type {ShopWords} from '~/words';
import {bothUnits} from '~/shop/product/work-size';
import type {Sides} from '~/lib/lengths';

/** The dimensions of an artwork; null when its size is unknown. */
export function measured(size: Sides | null) {
  return size && {width: bothUnits(size.width), height: bothUnits(size.height)};
}

/** 'Oil on canvas' has a medium and a surface. 'Giclée print of an oil on canvas' has the original's surface. */
export function readMedium(words: ShopWords, medium: string | undefined) {
  const [, printed] = new RegExp(words.structuredData.printed, 'i').exec(medium ?? '') ?? [];
  if (printed) return {artMedium: printed};
  const [artMedium, artworkSurface] = medium?.split(new RegExp(words.structuredData.surface)) ?? [];
  return {artMedium, artworkSurface};
}
