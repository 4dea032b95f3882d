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

const isJson = (value: string): boolean => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

/** A JSON object with these keys, for the types of measurement, money and rating. */
const objectOf = (...keys: readonly string[]): Rule => ({
  isValid: (value) => {
    if (!isJson(value)) return false;
    const parsed: unknown = JSON.parse(value);
    return (
      typeof parsed === 'object' &&
      parsed !== null &&
      keys.every((key) => Object.hasOwn(parsed, key))
    );
  },
  message: `Value must be a stringified JSON object with ${keys.join(', ')} fields.`,
});

const TEXT: Rule = {isValid: () => true, message: ''};
const JSON_TEXT: Rule = {isValid: isJson, message: 'Value is invalid JSON.'};
const REFERENCE: Rule = {
  isValid: (value) => parseGid(value) !== null,
  message: 'Value must be a valid global id.',
};

/**
 * Shopify's metafield types and what their values must be.
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
  dimension: objectOf('value', 'unit'),
  id: TEXT,
  json: JSON_TEXT,
  link: objectOf('text', 'url'),
  money: objectOf('amount', 'currency_code'),
  multi_line_text_field: TEXT,
  number_decimal: pattern(/^-?\d+(?:\.\d+)?$/, 'Value must be a decimal.'),
  number_integer: pattern(/^-?\d+$/, 'Value must be an integer.'),
  rating: objectOf('value', 'scale_min', 'scale_max'),
  rich_text_field: JSON_TEXT,
  single_line_text_field: pattern(/^[^\r\n]*$/, 'Value must be a single line text string.'),
  url: {
    isValid: (value) => URL.canParse(value),
    message: 'Value must be a valid URL, for example https://example.com.',
  },
  volume: objectOf('value', 'unit'),
  weight: objectOf('value', 'unit'),
};

function ruleOf(type: string): Rule | undefined {
  if (type.endsWith('_reference')) return REFERENCE;
  return Object.hasOwn(RULES, type) ? RULES[type] : undefined;
}

function isValidList(value: string, rule: Rule): boolean {
  if (!isJson(value)) return false;
  const items: unknown = JSON.parse(value);
  return (
    Array.isArray(items) &&
    items.every((item) => rule.isValid(typeof item === 'string' ? item : JSON.stringify(item)))
  );
}

/** What is wrong with a metafield's key, type or value, in the words of Shopify's admin; null when nothing is. */
export function metafieldProblem({
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
