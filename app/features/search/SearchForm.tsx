import {Form} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {Button} from '~/components/Button';
import {localPath} from '~/lib/language/local-path';
import {type ShopWords, useWords} from '~/words';
import {closeFilters} from './close-filters';
import type {Colour} from './colours';
import {FilterFields} from './FilterFields';
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
  const formRef = useRef<HTMLFormElement>(null);
  // A link, or going back or forward, may change the search. The fields keep their focus.
  useEffect(() => formRef.current?.reset(), [request]);

  return (
    <Form
      ref={formRef}
      action={localPath(words, '/search')}
      role="search"
      onSubmit={closeFilters}
      className="search-form"
    >
      <label htmlFor="search-query" className="block text-sm font-medium">
        {words.search.question}
      </label>
      <div className="search-line">
        <SearchField id="search-query" value={request.query} />
        <Button type="submit">{words.search.search}</Button>
      </div>
      <details className="search-filters disclosure">
        <summary>{isFiltered(request) ? words.search.changeFilters : words.search.filters}</summary>
        <div className="search-filter-fields">
          <PillChoice
            name="kind"
            legend={words.search.kind}
            options={kinds(words)}
            chosen={request.kind ?? ''}
          />
          <FilterFields request={request} colours={colours} />
          <Button type="submit" variant="outline">
            {words.search.showWorks}
          </Button>
        </div>
      </details>
    </Form>
  );
}
