import {CM_PER_INCH, toCentimetres, type LengthUnit} from '~/lib/lengths';
import type {CollectionName} from '~/shop/collection/collections';
import {isColour, type Colour} from './colour-names';

export const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** The width of a sofa or other furniture, in the unit that the visitor uses. */
export interface SofaWidth {
  width: number;
  unit: LengthUnit;
}

/** The filters of a collection and of a search; null for one that isn't set. */
export interface WorkFilters {
  colour: Colour | null;
  orientation: Orientation | null;
  /** The furniture that the work hangs over. */
  sofa: SofaWidth | null;
  /** The lowest price, in whole dollars (`?from=`). */
  minPrice: number | null;
  /** The highest price, in whole dollars (`?price=`). */
  maxPrice: number | null;
}

/** The range of sofa widths in centimetres, from an armchair to the longest corner sofa. */
export const SOFA_CM = {min: 60, max: 600} as const;

/** The range of sofa widths in either unit, for the field. */
export const SOFA_WIDTH = {min: Math.ceil(SOFA_CM.min / CM_PER_INCH), max: SOFA_CM.max} as const;

/** A width without a unit is in inches up to this number, and in centimetres above it. */
const MAX_INCHES = 100;

/** How wide a work above a sofa should be, by a rule of framers and decorators. */
export const SHARE_OF_SOFA = {min: 0.5, max: 0.75} as const;

export const MAX_PRICE = 1_000_000;

/** Reads filters from the query string. Ignores invalid values. */
export function readFilters(search: URLSearchParams): WorkFilters {
  const colour = search.get('colour');
  return {
    colour: isColour(colour) ? colour : null,
    orientation: ORIENTATIONS.find((name) => name === search.get('orientation')) ?? null,
    sofa: readSofa(search.get('sofa'), search.get('unit')),
    minPrice: readPrice(search.get('from')),
    maxPrice: readPrice(search.get('price')),
  };
}

/** The parameters of the filters. Omits what isn't set. */
export function filterParameters({
  colour,
  orientation,
  sofa,
  minPrice,
  maxPrice,
}: Partial<WorkFilters>): URLSearchParams {
  const search = new URLSearchParams();
  if (colour) search.set('colour', colour);
  if (orientation) search.set('orientation', orientation);
  if (sofa) search.set('sofa', String(sofa.width));
  if (sofa) search.set('unit', sofa.unit);
  if (minPrice) search.set('from', String(minPrice));
  if (maxPrice) search.set('price', String(maxPrice));
  return search;
}

/** The filters of a collection, or of a search, which has `kind` too. */
type AnyFilters = WorkFilters & {kind?: CollectionName | null};

/** How many filters are set. */
export function countFilters({
  kind,
  colour,
  orientation,
  sofa,
  minPrice,
  maxPrice,
}: AnyFilters): number {
  return [kind, colour, orientation, sofa, minPrice, maxPrice].filter(Boolean).length;
}

export function isFiltered(filters: AnyFilters): boolean {
  return countFilters(filters) > 0;
}

/** A width; null when it isn't a number or no furniture has it. */
export function readSofa(text: string | null, named: string | null): SofaWidth | null {
  const width = wholeNumber(text, {min: 1, max: SOFA_CM.max});
  if (width === null) return null;
  const unit = named === 'in' || named === 'cm' ? named : width > MAX_INCHES ? 'cm' : 'in';
  const cm = toCentimetres(width, unit);
  return cm >= SOFA_CM.min && cm <= SOFA_CM.max ? {width, unit} : null;
}

/** A price in whole dollars. */
export function readPrice(text: string | null): number | null {
  return wholeNumber(text, {min: 1, max: MAX_PRICE});
}

/** The rounded number; null when it's out of range or none. */
export function wholeNumber(
  text: string | null,
  {min, max}: {min: number; max: number},
): number | null {
  const number = Math.round(Number(text || NaN));
  return number >= min && number <= max ? number : null;
}
