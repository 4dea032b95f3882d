import {TextLink} from '~/components/TextLink';
import {localPath} from '~/lib/language/local-path';
import type {CollectionName} from '~/shop/collection/collections';
import {useWords} from '~/words';
import type {Colour} from '~/shop/filters/colour-names';
import {describeSearch, explainSofa} from '~/shop/search/describe-search';
import {FilterForm} from '~/shop/filters/FilterForm';
import {Filters} from '~/shop/filters/Filters';
import type {WorkFilters} from '~/shop/filters/work-filters';
import {collectionPath, isDefaultSort, type CollectionSort} from './collection-sort';

export interface CollectionFiltersProps {
  collection: CollectionName;
  filters: WorkFilters;
  /** The colours of its works. */
  colours: readonly Colour[];
  /** How many works match; null without a filter. */
  count: number | null;
  /** Whether the collection couldn't be loaded. */
  hasFailed: boolean;
  /** The order, which the filters keep. */
  sort: CollectionSort;
}

/** The filters of a collection as a GET form in a disclosure. With filters, it says how many works match. */
export function CollectionFilters({
  collection,
  filters,
  colours,
  count,
  hasFailed,
  sort,
}: CollectionFiltersProps) {
  const words = useWords();
  const isPrints = collection === 'prints';

  return (
    <>
      <FilterForm
        filters={filters}
        action={localPath(words, `/collections/${collection}`)}
        className="ml-auto max-sm:-my-2 has-[[open]]:basis-full"
      >
        {!isDefaultSort(sort) && <input type="hidden" name="sort" value={sort.name} />}
        <Filters
          summary={isPrints ? words.search.filterPrints : words.search.filterOriginals}
          filters={filters}
          colours={colours}
          hasPrices={isPrints}
        />
      </FilterForm>
      {count !== null && (
        <div className="flex basis-full flex-wrap items-baseline gap-x-4 gap-y-1 max-sm:order-1">
          <p role="status">
            {hasFailed
              ? words.catalogue.notLoaded
              : describeSearch(words, {...filters, kind: collection}, count)}
          </p>
          <TextLink to={collectionPath(collection, sort)}>{words.search.clear}</TextLink>
          <p className="basis-full text-sm text-muted empty:hidden">
            {count > 0 ? explainSofa(words, filters) : null}
          </p>
        </div>
      )}
    </>
  );
}
