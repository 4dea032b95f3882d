import type {ComponentPropsWithoutRef} from 'react';
import {Field, type ControlProps} from './Field';
import {describedBy} from './described-by';

export type TextFieldProps = ControlProps & ComponentPropsWithoutRef<'input'>;

/** A text, date or number input with a label, a hint and an error. */
export function TextField({
  label,
  error,
  isInvalid,
  hint,
  startsFocused,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const {id, required} = input;
  return (
    <Field
      id={id}
      label={label}
      isRequired={required}
      error={error}
      hint={hint}
      className={className}
    >
      <input
        type={type}
        {...input}
        {...describedBy({id, error, isInvalid, hint})}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- after a post without JavaScript, the page focuses the invalid field
        autoFocus={startsFocused}
        className="control"
      />
    </Field>
  );
}
