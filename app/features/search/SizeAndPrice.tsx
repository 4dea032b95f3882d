import words from '#words/search';
import {TextField} from '~/components/TextField';
import {MAX_PRICE, SOFA_CM} from './search-address';

export interface SizeAndPriceProps {
  sofaCm: number | null;
  maxPrice: number | null;
}

/** The sofa to hang it over, and the highest price. */
export function SizeAndPrice({sofaCm, maxPrice}: SizeAndPriceProps) {
  return (
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
        defaultValue={sofaCm ?? ''}
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
        defaultValue={maxPrice ?? ''}
      />
    </div>
  );
}
