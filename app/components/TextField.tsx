import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {Field} from './Field';
import {describedBy} from './FieldError';
import {controlClass} from './field-class';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  id: string;
  label: string;
  /** The message of the first invalid field of the form. */
  error?: string;
  /** It is marked as invalid, also without a message. */
  isInvalid?: boolean;
  hint?: ReactNode;
  /** Focus it on load: it is the invalid field in the response to a post without scripts. */
  startsFocused?: boolean;
}

/** A text, date or number input with label, hint and error. */
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
    <Field {...{id, label, error, hint, className}} isRequired={required}>
      <input
        type={type}
        {...input}
        {...describedBy({id, error, isInvalid, hint})}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- after a post without scripts the page shows the invalid field
        autoFocus={startsFocused}
        className={controlClass()}
      />
    </Field>
  );
}
