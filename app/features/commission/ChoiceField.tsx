import type {ReactNode} from 'react';
import {describedBy} from '~/components/described-by';
import {FieldError} from '~/components/FieldError';
import {cn} from '~/lib/cn';
import type {ValidatedField} from '~/shop/forms/validated-field';

export interface ChoiceFieldProps extends ValidatedField {
  legend: string;
  /** A choice's `detail` is below its label. */
  choices: readonly {value: string; label: string; picture?: ReactNode; detail?: string}[];
  className: string;
}

const CHOICE =
  'relative flex min-h-13 items-center gap-3 border px-[min(1rem,5vw)] py-2 text-sm transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea-pale has-checked:[box-shadow:0_0_0_1px_var(--color-sea)] has-disabled:border-line has-disabled:text-muted ring-within';

export function ChoiceField({
  id,
  name,
  legend,
  choices,
  defaultValue,
  error,
  isInvalid,
  startsFocused,
  className,
}: ChoiceFieldProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-labelledby={`${id}-legend`}
      {...describedBy({id, error, isInvalid})}
    >
      <legend id={`${id}-legend`} className="mb-2 text-sm font-medium">
        {legend}
        <span aria-hidden="true" className="text-danger">
          {' '}
          *
        </span>
      </legend>
      <div className={cn('grid gap-2', className)}>
        {choices.map(({value, label, picture, detail}, index) => (
          <label
            key={value}
            className={cn(
              CHOICE,
              Boolean(picture) && 'md:flex-col md:gap-2 md:px-2 md:py-3 md:text-center',
              isInvalid ? 'border-danger' : 'border-edge',
            )}
          >
            <input
              // A link to the field leads to its first choice.
              id={index === 0 ? id : undefined}
              type="radio"
              required
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- after a post without JavaScript, the page focuses the invalid field
              autoFocus={startsFocused && index === 0}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            {picture}
            {detail ? (
              <span>
                {label} {/* Beside each other, so narrow that 'from' is always above its price. */}
                <span className="mx-auto block text-muted md:max-w-26">{detail}</span>
              </span>
            ) : (
              label
            )}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
