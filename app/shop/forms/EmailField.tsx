import {LIMITS} from '#contracts/limits';
import {TextField} from '~/components/TextField';
import type {FieldProps} from './field-props';
import {useWords} from '~/words';

export function EmailField(field: FieldProps) {
  const words = useWords();
  return (
    <TextField
      {...field}
      label={words.forms.email}
      type="email"
      required
      maxLength={LIMITS.email}
      autoComplete="email"
      inputMode="email"
    />
  );
}
