import {controlClass} from '~/components/field-class';
import {TextField} from '~/components/TextField';
import {type ShopWords, useWords} from '~/words';
import {COLOURS, type Colour} from './colours';
import {PillChoice} from './PillChoice';
import {MAX_PRICE, ORIENTATIONS, SOFA_WIDTH, type SearchRequest} from './search-url';

export interface FilterFieldsProps {
  request: SearchRequest;
  colours: readonly Colour[];
  /** Whether there are prices to filter by. */
  hasPrices?: boolean;
}

/** The fields of the search page and of a collection: orientation, colour, the furniture below the work, and price. */
export function FilterFields({request, colours, hasPrices = true}: FilterFieldsProps) {
  const words = useWords();
  return (
    <>
      <PillChoice
        name="orientation"
        legend={words.search.orientation}
        options={[
          {value: '', label: words.search.anyOrientation},
          ...ORIENTATIONS.map((value) => ({value, label: words.search.orientations[value]})),
        ]}
        chosen={request.orientation ?? ''}
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
        <div className="search-width">
          <TextField
            id="search-sofa"
            name="sofa"
            label={words.search.sofa}
            hint={words.search.sofaHint}
            type="number"
            inputMode="numeric"
            min={SOFA_WIDTH.min}
            max={SOFA_WIDTH.max}
            defaultValue={request.sofa?.width ?? ''}
          />
          <select
            name="unit"
            aria-label={words.search.unit}
            defaultValue={request.sofa?.unit ?? words.search.units[0]}
            className={controlClass()}
          >
            {words.search.units.map((unit) => (
              <option key={unit} value={unit}>
                {unit === 'in' ? words.lengths.inches : words.lengths.centimetres}
              </option>
            ))}
          </select>
        </div>
        {hasPrices && <PriceFields request={request} />}
      </div>
    </>
  );
}

function PriceFields({request}: Pick<FilterFieldsProps, 'request'>) {
  const words = useWords();
  const limits = {type: 'number', inputMode: 'numeric', min: 1, max: MAX_PRICE} as const;
  return (
    <>
      <TextField
        id="search-from"
        name="from"
        label={words.search.minPrice}
        {...limits}
        defaultValue={request.minPrice ?? ''}
      />
      <TextField
        id="search-price"
        name="price"
        label={words.search.price}
        hint={request.kind !== 'prints' && words.search.priceHint}
        {...limits}
        defaultValue={request.maxPrice ?? ''}
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
