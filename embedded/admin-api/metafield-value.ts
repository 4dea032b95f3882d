import type {Validation} from '../catalogue/admin-types';
import {parseList} from '../parse-json';
import {parseGid} from '../storefront/schema/gid';

type Rule = readonly [isValid: (value: string) => boolean, message: string];

const TEXT: Rule = [() => true, ''];
const REFERENCE: Rule = [(value) => parseGid(value) !== null, 'Value must be a valid global id.'];
const isDate = (value: string) => !Number.isNaN(Date.parse(value));

/**
 * The metafield types of `store/field-types.ts`, with Shopify's rules for their values.
 *
 * @see https://shopify.dev/docs/apps/build/custom-data/metafields/list-of-data-types
 */
const RULES: Readonly<Record<string, Rule>> = {
  boolean: [(value) => /^(?:true|false)$/.test(value), 'Value must be true or false.'],
  color: [(value) => /^#[0-9a-f]{6}$/i.test(value), 'Value must be a hex color code.'],
  date: [
    (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isDate(value),
    'Value must be in YYYY-MM-DD format.',
  ],
  date_time: [
    (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?/.test(value) && isDate(value),
    'Value must be in “YYYY-MM-DDTHH:MM:SS” format. For example: 2022-06-01T15:30:00',
  ],
  multi_line_text_field: TEXT,
  number_decimal: [(value) => /^-?\d+(?:\.\d+)?$/.test(value), 'Value must be a decimal.'],
  number_integer: [(value) => /^-?\d+$/.test(value), 'Value must be an integer.'],
  single_line_text_field: [
    (value) => !/[\r\n]/.test(value),
    'Value must be a single line text string.',
  ],
};

function ruleOf(type: string): Rule | undefined {
  if (type.endsWith('_reference')) return REFERENCE;
  return Object.hasOwn(RULES, type) ? RULES[type] : undefined;
}

interface Value {
  key: string;
  type: string;
  value: string;
  validations?: readonly Validation[];
}

/**
 * The problem with a field's value, according to its type and its definition's rules, in the words of Shopify's admin;
 * null when there's none.
 */
export function valueProblem({key, type, value, validations = []}: Value): string | null {
  if (!key.trim()) return "Key can't be blank";
  const rule = ruleOf(type.replace(/^list\./, ''));
  if (!rule) return `Type '${type}' is not a valid type`;
  if (!value) return "Value can't be blank";
  const [isValid, message] = rule;
  const items = type.startsWith('list.') ? parseList(value) : [value];
  if (!items?.every(isValid)) return message;
  const validationOf = (name: string) => validations.find((one) => one.name === name)?.value;
  const choices = validationOf('choices');
  if (choices && !(JSON.parse(choices) as string[]).includes(value)) {
    return `Value does not exist in provided choices: ${choices}.`;
  }
  const regex = validationOf('regex');
  if (regex && !items.every((item) => new RegExp(regex).test(item))) {
    return 'Value does not match the required pattern.';
  }
  const min = validationOf('min');
  if (!min) return null;
  if (type === 'single_line_text_field') {
    return value.length < Number(min) ? `Value has a minimum length of ${min}.` : null;
  }
  return Number(value) < Number(min) ? `Value has a minimum of ${min}.` : null;
}
