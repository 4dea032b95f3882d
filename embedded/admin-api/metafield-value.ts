import type {Validation} from '../catalogue/admin-types';
import {parseGid} from '../storefront/schema/gid';

interface Problem {
  message: string;
}

interface Rule {
  isValid: (value: string) => boolean;
  message: string;
}

const pattern = (regExp: RegExp, message: string): Rule => ({
  isValid: (value) => regExp.test(value),
  message,
});

const TEXT: Rule = {isValid: () => true, message: ''};
const REFERENCE: Rule = {
  isValid: (value) => parseGid(value) !== null,
  message: 'Value must be a valid global id.',
};

/**
 * The metafield types of `store/field-types.ts`, with Shopify's rules for their values.
 *
 * @see https://shopify.dev/docs/apps/build/custom-data/metafields/list-of-data-types
 */
const RULES: Readonly<Record<string, Rule>> = {
  boolean: pattern(/^(?:true|false)$/, 'Value must be true or false.'),
  color: pattern(/^#[0-9a-f]{6}$/i, 'Value must be a hex color code.'),
  date: {
    isValid: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
    message: 'Value must be in YYYY-MM-DD format.',
  },
  date_time: {
    isValid: (value) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?/.test(value) && !Number.isNaN(Date.parse(value)),
    message: 'Value must be in “YYYY-MM-DDTHH:MM:SS” format. For example: 2022-06-01T15:30:00',
  },
  multi_line_text_field: TEXT,
  number_decimal: pattern(/^-?\d+(?:\.\d+)?$/, 'Value must be a decimal.'),
  number_integer: pattern(/^-?\d+$/, 'Value must be an integer.'),
  single_line_text_field: pattern(/^[^\r\n]*$/, 'Value must be a single line text string.'),
};

function ruleOf(type: string): Rule | undefined {
  if (type.endsWith('_reference')) return REFERENCE;
  return Object.hasOwn(RULES, type) ? RULES[type] : undefined;
}

function isValidList(value: string, rule: Rule): boolean {
  try {
    const items: unknown = JSON.parse(value);
    return Array.isArray(items) && items.every((item) => rule.isValid(String(item)));
  } catch {
    return false; // No JSON, so no list.
  }
}

/** The problem with a metafield's key, type or value, in the words of Shopify's admin; null when there's none. */
function metafieldProblem({
  key,
  type,
  value,
}: {
  key: string;
  type: string;
  value: string;
}): Problem | null {
  if (!key.trim()) return {message: "Key can't be blank"};
  const isList = type.startsWith('list.');
  const rule = ruleOf(isList ? type.slice('list.'.length) : type);
  if (!rule) {
    return {message: `Type '${type}' is not a valid type`};
  }
  if (!value) return {message: "Value can't be blank"};
  const isValid = isList ? isValidList(value, rule) : rule.isValid(value);
  return isValid ? null : {message: rule.message};
}

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
