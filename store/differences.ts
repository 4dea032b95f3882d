import type {ExistingField} from './definition-queries';
import type {FieldDefinition} from './field-types';

interface Validation {
  name: string;
  value: string | null;
}

/** The parts of a field that differ in the store: 'name', 'description', 'rules'. */
export function fieldDifferences(
  wanted: FieldDefinition,
  existing: ExistingField,
  validations: readonly Validation[],
): string[] {
  return [
    ...(wanted.name === existing.name ? [] : ['name']),
    ...((wanted.description ?? '') === (existing.description ?? '') ? [] : ['description']),
    ...(haveSameRules(validations, existing.validations) ? [] : ['rules']),
  ];
}

/** Compares JSON by value and ignores the order, because Shopify formats it differently. */
function haveSameRules(one: readonly Validation[], other: readonly Validation[]): boolean {
  const write = (rules: readonly Validation[]) =>
    JSON.stringify(rules.map(({name, value}) => [name, normalise(value)]).sort());
  return write(one) === write(other);
}

function normalise(value: string | null): unknown {
  try {
    return JSON.parse(value ?? '');
  } catch {
    return value; // Plain text, such as a definition's id.
  }
}
