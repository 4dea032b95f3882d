import type {PluralForms} from '../plural-forms';

let rules: Intl.PluralRules | undefined;

/** The form for a count: in French, none and one and a half are singular. */
export default function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules('fr');
  return forms[rules.select(count)] ?? forms.other;
}
