import {Form} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import {Button} from '~/components/Button';
import {TextField} from '~/components/TextField';
import {localPath} from '~/lib/language/local-path';
import {type ShopWords, useWords} from '~/words';
import {COLOURS, type Colour} from './colours';
import {PillChoice} from './PillChoice';
import {isBlank, isFiltered, MAX_PRICE, SOFA_CM, type SearchRequest} from './search-url';
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

  /** The works are below the filters; on a phone, far below. */
  function closeFilters({currentTarget}: FormEvent<HTMLFormElement>) {
    const filters = currentTarget.querySelector('details');
    if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
    filters?.removeAttribute('open');
  }

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
      <details open={isBlank(request)} className="search-filters disclosure">
        <summary>{isFiltered(request) ? words.search.changeFilters : words.search.filters}</summary>
        <div className="search-filter-fields">
          <PillChoice
            name="kind"
            legend={words.search.kind}
            options={kinds(words)}
            chosen={request.kind ?? ''}
          />
          {colours.length > 0 && (
            <PillChoice
              name="colour"
              legend={words.search.colour}
              options={[
                {value: '', label: words.search.anyColour},
                ...colours.map((colour) => colourOption(words, colour)),
              ]}
              chosen={request.colour ?? ''}
            />
          )}
          <div className="search-numbers">
            <TextField
              id="search-sofa"
              name="sofa"
              label={words.search.sofa}
              hint={words.search.sofaHint}
              type="number"
              inputMode="numeric"
              min={SOFA_CM.min}
              max={SOFA_CM.max}
              defaultValue={request.sofaCm ?? ''}
            />
            <TextField
              id="search-price"
              name="price"
              label={words.search.price}
              hint={words.search.priceHint}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_PRICE}
              defaultValue={request.maxPrice ?? ''}
            />
          </div>
          <Button type="submit" variant="outline">
            {words.search.showWorks}
          </Button>
        </div>
      </details>
    </Form>
  );
}

function colourOption(words: ShopWords, colour: Colour) {
  const name = words.search.colours[colour];
  return {
    value: colour,
    label: name.charAt(0).toUpperCase() + name.slice(1),
    sample: COLOURS[colour],
  };
}
