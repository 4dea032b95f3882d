import {useWords} from '~/words';
import {Link} from '~/components/Link';
import type {CollectionName} from '~/shop/collection/collections';
import type {WorkFilters} from '~/shop/filters/work-filters';
import {collectionPath, SORTS, type CollectionSort} from './collection-sort';

export interface CollectionSortLinksProps {
  collection: CollectionName;
  current: CollectionSort;
  filters: WorkFilters;
}

/** The sort orders of a collection as links. Each has its own URL, and works without JavaScript. */
export function CollectionSortLinks({collection, current, filters}: CollectionSortLinksProps) {
  const words = useWords();
  return (
    <nav
      aria-label={words.listing.order}
      // On a phone, one line that scrolls to the window's edge, below the title and the filters.
      className="max-sm:order-1 max-sm:-mr-gutter max-sm:min-w-0 max-sm:grow max-sm:basis-full"
    >
      <ul className="-ml-2 flex max-sm:overflow-x-auto max-sm:pr-gutter max-sm:[scrollbar-width:none] sm:-mr-2 sm:flex-wrap sm:gap-x-1">
        {SORTS[collection].map((sort) => (
          <li key={sort.name} className="shrink-0">
            <Link
              to={collectionPath(collection, sort, filters)}
              aria-current={sort.name === current.name ? 'true' : undefined}
              className="nav-link"
            >
              {words.listing.sorts[sort.name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
