import {HOUR_MS} from '../../supabase/functions/_shared/contracts/time/days';
import type {Product} from '../catalogue/types';
import {plainTextOf} from '../storefront/schema/text';
import {ARTWORKS, type Artwork} from './artworks';
import {buildProduct} from './build-product';
import {seedGids} from '../catalogue/gids';

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'];
/** Every fifth generated artwork is an original; every eleventh is sold out. */
const ORIGINAL_EVERY = 5;
const SOLD_OUT_EVERY = 11;
const FIRST_LISTED_MS = Date.parse('2021-01-04T13:00:00Z');
/** The generated listings are spread over five years; when there are thousands, about three hours apart. */
const LISTED_HOURS = 5 * 365 * 24;

/**
 * Plausible further products for trying the shop with a large catalogue, numbered from position `from` up to `to`
 * (exclusive). The same numbers give the same products in every run.
 */
export function buildGenerated(from: number, to: number): readonly Product[] {
  return Array.from({length: Math.max(0, to - from)}, (_, index) => buildOne(from + index, index));
}

function buildOne(position: number, index: number): Product {
  const source = pick(ARTWORKS, index * 17 + 5);
  const title = `${source.title} ${index + 1}`;
  const original = index % ORIGINAL_EVERY === 0;
  const artwork: Artwork = {
    ...source,
    handle: `${title.toLowerCase().replaceAll(' ', '-')}-${position}`,
    title,
    kind: original ? 'Original Paintings' : 'Prints',
    alt: {...source.alt, en: `${title}, after ${source.title}`},
    medium: original ? 'Oil on canvas' : 'Giclée print of an oil on canvas',
    description: {
      ...source.description,
      en: `${title}, from the studio's stores. ${plainTextOf(source.description.en)}`,
    },
  };
  const createdAt = new Date(FIRST_LISTED_MS + ((index * 37) % LISTED_HOURS) * HOUR_MS);
  return buildProduct(
    artwork,
    {
      tags: [pick(SEASONS, index)],
      createdAt: createdAt.toISOString().replace('.000Z', '+00:00'),
      soldOut: index % SOLD_OUT_EVERY === 0 ? 'all' : undefined,
    },
    position,
    seedGids(position),
  );
}

function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('A list of the seed is empty');
  return item;
}
