import {Form} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {Button} from '~/components/Button';
import {TextLink} from '~/components/TextLink';
import {localPath} from '~/lib/language/local-path';
import type {CollectionName} from '~/shop/collection/collections';
import {useWords} from '~/words';
import {closeFilters} from './close-filters';
import type {Colour} from './colours';
import {describeSearch, explainSofa} from './describe-search';
import {FilterFields} from './FilterFields';
import {isNarrowed, type SearchRequest} from './search-url';

export interface CollectionFiltersProps {
  collection: CollectionName;
  request: SearchRequest;
  /** The colours of its works. */
  colours: readonly Colour[];
  /** How many works match; null when they couldn't be loaded. */
  count: number | null;
  /** The value of `?sort=`, which the filters keep; null for the default order. */
  sort: string | null;
  /** The collection in the same order, without filters. */
  clearPath: string;
}

/** The filters of a collection as a GET form in a disclosure. With filters, it says how many works match. */
export function CollectionFilters({
  collection,
  request,
  colours,
  count,
  sort,
  clearPath,
}: CollectionFiltersProps) {
  const words = useWords();
  const formRef = useRef<HTMLFormElement>(null);
  // A link, or going back or forward, may change the filters.
  useEffect(() => formRef.current?.reset(), [request]);
  const isPrints = collection === 'prints';

  return (
    <div className="collection-filters">
      <Form
        ref={formRef}
        action={localPath(words, `/collections/${collection}`)}
        onSubmit={closeFilters}
      >
        <details className="search-filters">
          <summary>{isPrints ? words.search.filterPrints : words.search.filterOriginals}</summary>
          <div className="search-filter-fields">
            {sort && <input type="hidden" name="sort" value={sort} />}
            <FilterFields request={request} colours={colours} hasPrices={isPrints} />
            <Button type="submit" variant="outline">
              {words.search.showWorks}
            </Button>
          </div>
        </details>
      </Form>
      {isNarrowed(request) && (
        <div className="collection-found">
          <p role="status">
            {count === null ? words.search.failed : describeSearch(words, request, count)}
          </p>
          <TextLink to={clearPath}>{words.search.clear}</TextLink>
          <p className="basis-full text-sm text-muted empty:hidden">
            {count ? explainSofa(words, request) : null}
          </p>
        </div>
      )}
    </div>
  );
}
