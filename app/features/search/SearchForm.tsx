import {Form} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import words from '#words/search';
import {Button} from '~/components/Button';
import {ColourChoice} from './ColourChoice';
import type {Colour} from './colours';
import {KindChoice} from './KindChoice';
import {isBlank, isFiltered, type SearchRequest} from './search-address';
import {SearchField} from './SearchField';
import {SizeAndPrice} from './SizeAndPrice';

export interface SearchFormProps {
  request: SearchRequest;
  /** The colours that the catalogue has. */
  colours: readonly Colour[];
}

/** The search as a GET form: a query, and filters in a part that opens. */
export function SearchForm({request, colours}: SearchFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  // A link, or back and forward, may change what is searched for; the fields keep their focus.
  useEffect(() => formRef.current?.reset(), [request]);

  /** The works are below the filters, on a phone far below. */
  function closeFilters({currentTarget}: FormEvent<HTMLFormElement>) {
    const filters = currentTarget.querySelector('details');
    if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
    filters?.removeAttribute('open');
  }

  return (
    <Form
      ref={formRef}
      action="/search"
      role="search"
      onSubmit={closeFilters}
      className="search-form"
    >
      <label htmlFor="search-query" className="block text-sm font-medium">
        {words.question}
      </label>
      <div className="search-line">
        <SearchField id="search-query" value={request.query} />
        <Button type="submit">{words.search}</Button>
      </div>
      <details open={isBlank(request)} className="search-filters">
        <summary>{isFiltered(request) ? words.changeFilters : words.filters}</summary>
        <div className="search-filter-fields">
          <KindChoice chosen={request.kind} />
          {colours.length > 0 && <ColourChoice colours={colours} chosen={request.colour} />}
          <SizeAndPrice sofaCm={request.sofaCm} maxPrice={request.maxPrice} />
          <Button type="submit" variant="outline">
            {words.showWorks}
          </Button>
        </div>
      </details>
    </Form>
  );
}
