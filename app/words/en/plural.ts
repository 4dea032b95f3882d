import type {PluralForms} from '../plural-forms';

/** The form for a count: the rule of `Intl.PluralRules('en')`, whose first call takes a phone longer than all of the shop's code. */
export default function plural(count: number, {one, other}: PluralForms): string {
  return count === 1 ? one : other;
}
