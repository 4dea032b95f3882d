import {LIMITS} from '#contracts/limits';
import {TextField} from '~/components/TextField';
import type {FieldProps} from './field-props';
import {useWords} from '~/words';

export function NameField(field: FieldProps) {
  const words = useWords();
  return (
    <TextField
      {...field}
      label={words.forms.name}
      required
      maxLength={LIMITS.name}
      autoComplete="name"
      autoCapitalize="words"
    />
  );
}
