import {isCollectionName, type CollectionName} from '~/shop/collection/collections';
import {
  filterParameters,
  isFiltered,
  readFilters,
  wholeNumber,
  type WorkFilters,
} from '~/shop/filters/work-filters';

/** A visitor's search. */
export interface SearchRequest extends WorkFilters {
  query: string;
  kind: CollectionName | null;
  page: number;
}

export const MAX_QUERY_LENGTH = 100;

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

/** The parameters of a search. Omits what isn't set. */
export function searchParameters({
  query,
  kind,
  page = 1,
  ...filters
}: Partial<SearchRequest>): URLSearchParams {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (kind) search.set('kind', kind);
  for (const [name, value] of filterParameters(filters)) search.set(name, value);
  if (page > 1) search.set('page', String(page));
  return search;
}

export function searchUrl(request: Partial<SearchRequest>): string {
  const search = searchParameters(request);
  return `/search${search.size > 0 ? `?${search}` : ''}`;
}

/** A search without a query and without filters. */
export const BLANK_SEARCH = readSearch(new URLSearchParams());

export function isBlank(request: SearchRequest): boolean {
  return request.query === '' && !isFiltered(request);
}
