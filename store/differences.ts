import {isDeepStrictEqual} from 'node:util';

/** The names of the wanted properties that the store has otherwise: 'name', 'description', 'validations'. */
export function differences(wanted: object, existing: object): string[] {
  const stored = new Map<string, unknown>(Object.entries(existing));
  return Object.entries(wanted)
    .filter(([name, value]) => !isDeepStrictEqual(normalize(value), normalize(stored.get(name))))
    .map(([name]) => name);
}

/** Shopify returns null for what is empty, and rules in its own order, with JSON in its own format. */
function normalize(value: unknown): unknown {
  if (!Array.isArray(value)) return value || null;
  return value
    .map((rule: {name: string; value: string}) => JSON.stringify([rule.name, parse(rule.value)]))
    .sort();
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value; // Plain text, such as a definition's id.
  }
}
