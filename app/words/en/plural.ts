import type {PluralForms} from '../plural-forms';

/**
 * The form for a count, by the rule of `Intl.PluralRules('en')`, whose first call takes a phone longer than running all
 * of the shop's code.
 */
export default function plural(count: number, {one, other}: PluralForms): string {
  return count === 1 ? one : other;
}
