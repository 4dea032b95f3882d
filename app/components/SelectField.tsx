import type {ComponentPropsWithoutRef} from 'react';
import {Field, type ControlProps} from './Field';
import {describedBy} from './described-by';

export type SelectFieldProps = ControlProps & ComponentPropsWithoutRef<'select'>;

/** A select with a label, a hint and an error. Its options are the children. */
export function SelectField({
  label,
  error,
  isInvalid,
  hint,
  startsFocused,
  className,
  ...select
}: SelectFieldProps) {
  const {id, required} = select;
  return (
    <Field
      id={id}
      label={label}
      isRequired={required}
      error={error}
      hint={hint}
      className={className}
    >
      <select
        {...select}
        {...describedBy({id, error, isInvalid, hint})}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- after a post without JavaScript, the page focuses the invalid field
        autoFocus={startsFocused}
        className="control"
      />
    </Field>
  );
}
