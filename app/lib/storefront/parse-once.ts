import {keepLatest} from '~/lib/keep-latest';

/** A visitor may ask for any handle; the pages that most ask for are fewer. */
const MOST_VALUES = 50;

const values = new Map<string, {text: string; value: unknown}>();

/**
 * The value of a JSON text: the same object as long as a key's text is the same, so that what is made of a cached query's data
 * can be kept with it. Frozen but in production, where walking it would take as long as parsing it: it belongs to every request.
 */
export function parseOnce(key: string, text: string): unknown {
  const known = values.get(key);
  if (known?.text === text) return known.value;
  const value: unknown =
    process.env.NODE_ENV === 'production' ? JSON.parse(text) : JSON.parse(text, frozen);
  keepLatest(values, key, {text, value}, MOST_VALUES);
  return value;
}

function frozen(_: string, value: unknown): unknown {
  return Object.freeze(value);
}
