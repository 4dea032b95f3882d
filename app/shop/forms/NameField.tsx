import {LIMITS} from '#contracts/limits';
import {TextField} from '~/components/TextField';
import type {ValidatedField} from './validated-field';
import {useWords} from '~/words';

export function NameField(field: ValidatedField) {
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
