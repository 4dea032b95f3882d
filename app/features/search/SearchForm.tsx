import {Form} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import words from '#words/search';
import {Button} from '~/components/Button';
import {TextField} from '~/components/TextField';
import {COLOUR_NAMES, COLOURS, type Colour} from './colours';
import {PillChoice} from './PillChoice';
import {isBlank, isFiltered, MAX_PRICE, SOFA_CM, type SearchRequest} from './search-address';
import {SearchField} from './SearchField';

const KINDS = [
  {value: '', label: words.kinds.all},
  {value: 'prints', label: words.kinds.prints},
  {value: 'originals', label: words.kinds.originals},
];

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
          <PillChoice name="kind" legend={words.kind} options={KINDS} chosen={request.kind ?? ''} />
          {colours.length > 0 && (
            <PillChoice
              name="colour"
              legend={words.colour}
              options={[{value: '', label: words.anyColour}, ...colours.map(colourOption)]}
              chosen={request.colour ?? ''}
            />
          )}
          <div className="search-numbers">
            <TextField
              id="search-sofa"
              name="sofa"
              label={words.sofa}
              hint={words.sofaHint}
              type="number"
              inputMode="numeric"
              min={SOFA_CM.min}
              max={SOFA_CM.max}
              defaultValue={request.sofaCm ?? ''}
            />
            <TextField
              id="search-price"
              name="price"
              label={words.price}
              hint={words.priceHint}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_PRICE}
              defaultValue={request.maxPrice ?? ''}
            />
          </div>
          <Button type="submit" variant="outline">
            {words.showWorks}
          </Button>
        </div>
      </details>
    </Form>
  );
}

function colourOption(colour: Colour) {
  const name = COLOUR_NAMES[colour];
  return {
    value: colour,
    label: name.charAt(0).toUpperCase() + name.slice(1),
    sample: COLOURS[colour],
  };
}
