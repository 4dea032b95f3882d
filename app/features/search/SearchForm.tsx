import {Button} from '~/components/Button';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import type {Colour} from '~/shop/filters/colour-names';
import {FilterForm} from '~/shop/filters/FilterForm';
import {Filters} from '~/shop/filters/Filters';
import {PillChoice} from '~/shop/filters/PillChoice';
import {isFiltered} from '~/shop/filters/work-filters';
import type {SearchRequest} from '~/shop/search/search-url';
import {SearchField} from './SearchField';

export interface SearchFormProps {
  request: SearchRequest;
  /** The colours in the catalogue. */
  colours: readonly Colour[];
}

/** The search as a GET form: a query, and filters in a disclosure. */
export function SearchForm({request, colours}: SearchFormProps) {
  const words = useWords();
  return (
    <FilterForm
      filters={request}
      action={localPath(words, '/search')}
      role="search"
      // While closed, the filters are on a line with the title, and from 1024 px up with the field too.
      className="flex flex-wrap items-center justify-between gap-x-6 pt-2 max-lg:[&>[open]]:order-1 sm:pt-4 lg:grid lg:grid-cols-[auto_minmax(0,40rem)_1fr] lg:pt-8 lg:[&>:last-child]:justify-self-end lg:[&>:not([open])]:row-start-1"
    >
      <h1 className="text-2xl lg:mr-4">{words.search.title}</h1>
      <label htmlFor="search-query" className="sr-only">
        {words.search.question}
      </label>
      <div className="relative flex basis-full flex-wrap gap-3 max-lg:order-1">
        <SearchField id="search-query" value={request.query} />
        <Button type="submit">{words.search.search}</Button>
      </div>
      <Filters
        summary={isFiltered(request) ? words.search.changeFilters : words.search.filters}
        filters={request}
        colours={colours}
        hasPrices
        priceHint={request.kind === 'prints' ? undefined : words.search.priceHint}
      >
        <PillChoice
          name="kind"
          legend={words.search.kind}
          options={[
            {value: '', label: words.search.kinds.all},
            {value: 'prints', label: words.search.kinds.prints},
            {value: 'originals', label: words.search.kinds.originals},
          ]}
          chosen={request.kind ?? ''}
        />
      </Filters>
    </FilterForm>
  );
}
