import {TextField} from '~/components/TextField';
import type {FormValues} from '~/lib/forms/form-result';
import {useWords} from '~/words';

export interface QuoteFieldsProps {
  isRequired: boolean;
  /** The input of an earlier attempt that failed. */
  values?: FormValues;
}

const NUMBERS = {
  depositPercent: {min: 5, max: 90, defaultValue: 30},
  depositDays: {min: 1, max: 365, defaultValue: 7},
  balanceDays: {min: 1, max: 365, defaultValue: 90},
} as const;

/** What the artist asks for a commission. */
export function QuoteFields({isRequired, values}: QuoteFieldsProps) {
  const words = useWords().commissionProgress.artist.quote;
  return (
    <>
      <TextField
        id="price"
        name="price"
        label={words.price}
        inputMode="decimal"
        autoComplete="off"
        required={isRequired}
        defaultValue={values?.price}
      />
      <div className="grid items-end gap-6 sm:grid-cols-3">
        {(['depositPercent', 'depositDays', 'balanceDays'] as const).map((name) => (
          <TextField
            key={name}
            {...NUMBERS[name]}
            id={name}
            name={name}
            label={words[name]}
            type="number"
            required
            defaultValue={values?.[name] ?? NUMBERS[name].defaultValue}
          />
        ))}
      </div>
    </>
  );
}
