import type {CollectionName} from '~/shop/collection/collections';
import {isCollectionName} from '~/shop/collection/collections';
import {isColour, type Colour} from './colours';

/** A visitor's search; null for a filter that isn't set. */
export interface SearchRequest {
  query: string;
  kind: CollectionName | null;
  colour: Colour | null;
  /** The width of the sofa that the work hangs over, in whole centimetres. */
  sofaCm: number | null;
  /** The highest price, in whole dollars. */
  maxPrice: number | null;
  page: number;
}

export const MAX_QUERY_LENGTH = 100;

/** The range of sofa widths in centimetres, from an armchair to the longest corner sofa. */
export const SOFA_CM = {min: 60, max: 600} as const;

/** How wide a work above a sofa should be, by a rule of framers and decorators. */
export const SHARE_OF_SOFA = {min: 0.5, max: 0.75} as const;

export const MAX_PRICE = 1_000_000;

/** Reads the query string. Ignores invalid values. */
export function readSearch(search: URLSearchParams): SearchRequest {
  const kind = search.get('kind') ?? undefined;
  const colour = search.get('colour');
  return {
    query: (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH),
    kind: isCollectionName(kind) ? kind : null,
    colour: isColour(colour) ? colour : null,
    sofaCm: wholeNumber(search.get('sofa'), SOFA_CM),
    maxPrice: wholeNumber(search.get('price'), {min: 1, max: MAX_PRICE}),
    page: wholeNumber(search.get('page'), {min: 1, max: 1000}) ?? 1,
  };
}

/** The URL of a search. Omits filters that aren't set. */
export function searchUrl({
  query,
  kind,
  colour,
  sofaCm,
  maxPrice,
  page = 1,
}: Partial<SearchRequest>): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (kind) search.set('kind', kind);
  if (colour) search.set('colour', colour);
  if (sofaCm) search.set('sofa', String(sofaCm));
  if (maxPrice) search.set('price', String(maxPrice));
  if (page > 1) search.set('page', String(page));
  return `/search${search.size > 0 ? `?${search}` : ''}`;
}

export function isFiltered({kind, colour, sofaCm, maxPrice}: SearchRequest): boolean {
  return Boolean(kind ?? colour ?? sofaCm ?? maxPrice);
}

export function isBlank(request: SearchRequest): boolean {
  return request.query === '' && !isFiltered(request);
}

function wholeNumber(text: string | null, {min, max}: {min: number; max: number}): number | null {
  const number = Math.round(Number(text || NaN));
  return number >= min && number <= max ? number : null;
}
