import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {Field} from './Field';
import {describedBy} from './FieldError';
import {controlClass} from './field-class';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  id: string;
  label: string;
  error?: string;
  hint?: ReactNode;
  /** The page begins with the focus here: it is the answer to a post without scripts, and this field failed. */
  startsFocused?: boolean;
}

/** One line of text, a date or a number, with its label, hint and error. */
export function TextField({
  label,
  error,
  hint,
  startsFocused,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const {id, required} = input;
  return (
    <Field {...{id, label, error, hint, className}} isRequired={required}>
      <input
        type={type}
        {...input}
        {...describedBy({id, error, hint})}
        {...{autoFocus: startsFocused}}
        className={controlClass()}
      />
    </Field>
  );
}
