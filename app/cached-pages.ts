import {SOLD_WORKS} from '~/content/gallery';
import {listSorts} from '~/features/product/collection-sort';
import {ONE_VISITOR, type CachedPage} from '~/lib/page-cache/page-address';

const WORKS = new Set(SOLD_WORKS.map(({handle}) => handle));
const SORTS = new Set([...listSorts('prints'), ...listSorts('originals')].map(({name}) => name));

/** A checkout without scripts comes back with what stood in its way. */
const PURCHASE = {checkout: ONE_VISITOR};

/**
 * The pages that everybody may be given the same copy of. A page that is not here, and one with a parameter's value that is
 * not, is made anew for each visitor: as right as any, only slower. Patterns and values are such that nobody can make up
 * addresses without end that all have to be kept.
 */
export const CACHED_PAGES: readonly CachedPage[] = [
  {route: 'routes/_index', path: /^\/$/, reads: PURCHASE},
  {
    route: 'routes/collections.$collection',
    path: /^\/collections\/(prints|originals)$/,
    reads: {
      sort: (name) => SORTS.has(name),
      direction: (name) => /^(next|previous)$/.test(name),
      // What the storefront cannot read as a cursor it refuses, and a refusal is never kept.
      cursor: (text) => text.length <= 200,
    },
  },
  {route: 'routes/product.$handle', path: /^\/product\/[a-z\d-]+$/, reads: PURCHASE},
  {
    route: 'routes/product.$handle_.early-access',
    path: /^\/product\/[a-z\d-]+\/early-access$/,
    reads: PURCHASE,
  },
  {
    route: 'routes/gallery',
    path: /^\/gallery$/,
    reads: {
      show: (count) => /^\d{1,2}$/.test(count),
      work: (handle) => WORKS.has(handle),
    },
  },
  {route: 'routes/about', path: /^\/about$/},
  {route: 'routes/commissions', path: /^\/commissions$/},
  // A subject is anybody's own words.
  {route: 'routes/contact', path: /^\/contact$/, reads: {subject: ONE_VISITOR}},
  {route: 'routes/pages.$policy', path: /^\/pages\/(shipping|returns|privacy|terms)$/},
];
