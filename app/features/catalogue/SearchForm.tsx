import {Button} from '~/components/Button';
import {localPath} from '~/lib/language/local-path';
import {type ShopWords, useWords} from '~/words';
import type {Colour} from './colours';
import {FilterForm} from './FilterForm';
import {Filters} from './Filters';
import {PillChoice} from './PillChoice';
import {isFiltered, type SearchRequest} from './search-url';
import {SearchField} from './SearchField';

function kinds(words: ShopWords) {
  return [
    {value: '', label: words.search.kinds.all},
    {value: 'prints', label: words.search.kinds.prints},
    {value: 'originals', label: words.search.kinds.originals},
  ];
}

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
      request={request}
      action={localPath(words, '/search')}
      role="search"
      className="grid grow gap-x-6 gap-y-2 md:flex md:flex-wrap md:items-center"
    >
      <label htmlFor="search-query" className="basis-full text-sm text-muted">
        {words.search.question}
      </label>
      <div className="relative flex max-w-[60rem] flex-[1_1_24rem] flex-wrap gap-3">
        <SearchField id="search-query" value={request.query} />
        <Button type="submit">{words.search.search}</Button>
      </div>
      <Filters
        summary={isFiltered(request) ? words.search.changeFilters : words.search.filters}
        request={request}
        colours={colours}
        hasPrices
      >
        <PillChoice
          name="kind"
          legend={words.search.kind}
          options={kinds(words)}
          chosen={request.kind ?? ''}
        />
      </Filters>
    </FilterForm>
  );
}
