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
        label="Over a sofa of … cm"
        hint="Works of half to three quarters of its width."
        type="number"
        inputMode="numeric"
        min={SOFA_CM.min}
        max={SOFA_CM.max}
        defaultValue={sofaCm ?? ''}
      />
      <TextField
        id="search-price"
        name="price"
        label="Price up to, CAD $"
        hint="Prints. Originals are priced on request."
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PRICE}
        defaultValue={maxPrice ?? ''}
      />
    </div>
  );
}
