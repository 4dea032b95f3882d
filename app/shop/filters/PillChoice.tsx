import {cn} from '~/lib/cn';

export interface PillChoiceProps {
  name: string;
  legend: string;
  options: readonly {
    value: string;
    label: string;
    sample?: string;
  }[];
  chosen: string;
}

/** Radio buttons as pills. For a colour, each shows a sample with its name below. */
export function PillChoice({name, legend, options, chosen}: PillChoiceProps) {
  const hasSamples = options.some(({sample}) => sample);
  return (
    <fieldset className="self-start">
      <legend className="text-sm font-medium">{legend}</legend>
      <div className={cn('mt-2 flex flex-wrap gap-y-2', hasSamples ? 'gap-x-1' : 'gap-x-2')}>
        {options.map(({value, label, sample}) => (
          <label
            key={value}
            className={cn(
              'min-h-11 cursor-pointer ring-within',
              sample
                ? 'grid min-w-12 content-center justify-items-center gap-1.5 text-xs/[1.2] text-muted hover:text-ink has-checked:font-semibold has-checked:text-ink'
                : 'inline-flex items-center border border-line px-3.5 text-sm hover:border-ink has-checked:border-sea has-checked:bg-sea-pale has-checked:[box-shadow:inset_0_0_0_1px_var(--color-sea)]',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="peer sr-only"
            />
            {sample && (
              <span
                className="size-7 rounded-full border border-ink/25 forced-color-adjust-none outline-sea peer-checked:outline-2 peer-checked:outline-offset-2"
                style={{background: sample}}
              />
            )}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
