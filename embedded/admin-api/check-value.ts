import type {Validation} from '../catalogue/admin-types';
import {metafieldProblem} from './metafield-value';

interface Value {
  key: string;
  type: string;
  value: string;
  validations?: readonly Validation[];
}

/** The problem with a field's value, according to its type and its definition's rules; null when there's none. */
export function valueProblem({validations = [], ...field}: Value): {message: string} | null {
  const problem = metafieldProblem(field);
  if (problem) return problem;
  const ruleOf = (name: string) => validations.find((one) => one.name === name)?.value;
  const choices = ruleOf('choices');
  if (choices && !(JSON.parse(choices) as string[]).includes(field.value)) {
    return {
      message: `Value does not exist in provided choices: ${choices}.`,
    };
  }
  const regex = ruleOf('regex');
  const texts: unknown = field.type.startsWith('list.') ? JSON.parse(field.value) : [field.value];
  if (regex && Array.isArray(texts) && !texts.every((text) => new RegExp(regex).test(text))) {
    return {message: 'Value does not match the required pattern.'};
  }
  const min = ruleOf('min');
  if (min && field.type === 'single_line_text_field' && field.value.length < Number(min)) {
    return {message: `Value has a minimum length of ${min}.`};
  }
  if (min && field.type !== 'single_line_text_field' && Number(field.value) < Number(min)) {
    return {message: `Value has a minimum of ${min}.`};
  }
  return null;
}
