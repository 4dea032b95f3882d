import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {TextField} from '~/components/TextField';
import {type ShopWords, useWords} from '~/words';
import {COLOURS, type Colour} from './colour-names';
import {PillChoice} from './PillChoice';
import {countFilters, MAX_PRICE, ORIENTATIONS, SOFA_WIDTH, type WorkFilters} from './work-filters';

export interface FiltersProps {
  summary: string;
  filters: WorkFilters;
  colours: readonly Colour[];
  /** Whether there are prices to filter by. */
  hasPrices: boolean;
  priceHint?: string;
  /** A field above the others. */
  children?: ReactNode;
}

/**
 * The filters of the search page and of a collection in a disclosure: orientation, colour, the furniture below the
 * work, and price.
 */
export function Filters({summary, filters, colours, hasPrices, priceHint, children}: FiltersProps) {
  const words = useWords();
  const count = countFilters(filters);
  return (
    <details
      className="disclosure open:col-span-full open:basis-full"
      // A browser can't show its message at a field that is hidden, and would not send the form.
      onInvalidCapture={(event) => (event.currentTarget.open = true)}
    >
      <summary className="inline-block min-h-12 py-3 text-sm underline decoration-line underline-offset-[0.4em] hover:text-sea">
        <span aria-hidden="true" className="sm:hidden">
          {words.search.filter}
        </span>
        <span className="max-sm:sr-only">{summary}</span>
        {count > 0 && ` (${count})`}
      </summary>
      <div className="grid max-w-[66rem] gap-6 pt-3 pb-6 md:flex md:flex-wrap md:items-end">
        {children}
        <PillChoice
          name="orientation"
          legend={words.search.orientation}
          options={[
            {value: '', label: words.search.anyOrientation},
            ...ORIENTATIONS.map((value) => ({value, label: words.search.orientations[value]})),
          ]}
          chosen={filters.orientation ?? ''}
        />
        {colours.length > 0 && (
          <PillChoice
            name="colour"
            legend={words.search.colour}
            options={[
              {value: '', label: words.search.anyColour},
              ...colours.map((colour) => colourOption(words, colour)),
            ]}
            chosen={filters.colour ?? ''}
          />
        )}
        <div className="flex max-w-3xl flex-wrap items-end gap-6 md:flex-[1_1_45rem]">
          <div className="grid flex-[1.5_1_16rem] grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextField
              id="search-sofa"
              name="sofa"
              label={words.search.sofa}
              hint={words.search.sofaHint}
              type="number"
              inputMode="numeric"
              min={SOFA_WIDTH.min}
              max={SOFA_WIDTH.max}
              defaultValue={filters.sofa?.width ?? ''}
            />
            <select
              name="unit"
              aria-label={words.search.unit}
              defaultValue={filters.sofa?.unit ?? words.search.units[0]}
              className="control"
            >
              {words.search.units.map((unit) => (
                <option key={unit} value={unit}>
                  {unit === 'in' ? words.lengths.inches : words.lengths.centimetres}
                </option>
              ))}
            </select>
          </div>
          {hasPrices && <PriceFields filters={filters} priceHint={priceHint} />}
        </div>
        <Button type="submit" variant="outline">
          {words.search.showWorks}
        </Button>
      </div>
    </details>
  );
}

function PriceFields({filters, priceHint}: Pick<FiltersProps, 'filters' | 'priceHint'>) {
  const words = useWords();
  const limits = {
    type: 'number',
    inputMode: 'numeric',
    min: 1,
    max: MAX_PRICE,
    className: 'flex-[1_1_11rem]',
  } as const;
  return (
    <>
      <TextField
        id="search-from"
        name="from"
        label={words.search.minPrice}
        {...limits}
        defaultValue={filters.minPrice ?? ''}
      />
      <TextField
        id="search-price"
        name="price"
        label={words.search.price}
        hint={priceHint}
        {...limits}
        defaultValue={filters.maxPrice ?? ''}
      />
    </>
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
