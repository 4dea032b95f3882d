import {LIMITS} from '#contracts/limits';
import {TextField} from '~/components/TextField';
import type {ValidatedField} from './validated-field';
import {useWords} from '~/words';

export function EmailField(field: ValidatedField) {
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
