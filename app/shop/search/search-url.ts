import {CM_PER_INCH, toCentimetres, type LengthUnit} from '~/lib/lengths';
import {isCollectionName, type CollectionName} from '~/shop/collection/collections';
import {isColour, type Colour} from '~/shop/filters/colour-names';

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

/** A visitor's search. */
export interface SearchRequest extends WorkFilters {
  query: string;
  kind: CollectionName | null;
  page: number;
}

export const MAX_QUERY_LENGTH = 100;

/** The range of sofa widths in centimetres, from an armchair to the longest corner sofa. */
export const SOFA_CM = {min: 60, max: 600} as const;

/** The range of sofa widths in either unit, for the field. */
export const SOFA_WIDTH = {min: Math.ceil(SOFA_CM.min / CM_PER_INCH), max: SOFA_CM.max} as const;

/** A width without a unit is in inches up to this number, and in centimetres above it. */
const MAX_INCHES = 100;

/** How wide a work above a sofa should be, by a rule of framers and decorators. */
export const SHARE_OF_SOFA = {min: 0.5, max: 0.75} as const;

export const MAX_PRICE = 1_000_000;

/** Reads a search from the query string. Ignores invalid values. */
export function readSearch(search: URLSearchParams): SearchRequest {
  const kind = search.get('kind') ?? undefined;
  return {
    query: (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH),
    kind: isCollectionName(kind) ? kind : null,
    page: wholeNumber(search.get('page'), {min: 1, max: 1000}) ?? 1,
    ...readFilters(search),
  };
}

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

/** The parameters of a search or of a collection's filters. Omits what isn't set. */
export function searchParameters({
  query,
  kind,
  colour,
  orientation,
  sofa,
  minPrice,
  maxPrice,
  page = 1,
}: Partial<SearchRequest>): URLSearchParams {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (kind) search.set('kind', kind);
  if (colour) search.set('colour', colour);
  if (orientation) search.set('orientation', orientation);
  if (sofa) search.set('sofa', String(sofa.width));
  if (sofa) search.set('unit', sofa.unit);
  if (minPrice) search.set('from', String(minPrice));
  if (maxPrice) search.set('price', String(maxPrice));
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The URL of a search. */
export function searchUrl(request: Partial<SearchRequest>): string {
  const search = searchParameters(request);
  return `/search${search.size > 0 ? `?${search}` : ''}`;
}

export function isFiltered(filters: WorkFilters & Partial<SearchRequest>): boolean {
  const {kind, colour, orientation, sofa, minPrice, maxPrice} = filters;
  return Boolean(kind ?? colour ?? orientation ?? sofa ?? minPrice ?? maxPrice);
}

/** A search in which nothing is set. */
export const BLANK_SEARCH = readSearch(new URLSearchParams());

export function isBlank(request: SearchRequest): boolean {
  return request.query === '' && !isFiltered(request);
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

function wholeNumber(text: string | null, {min, max}: {min: number; max: number}): number | null {
  const number = Math.round(Number(text || NaN));
  return number >= min && number <= max ? number : null;
}
