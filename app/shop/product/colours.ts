import {parseJson} from '~/lib/read-json';

type Metafield = {value: string} | null | undefined;

/** The colours of a work's picture as '#rrggbb', the most frequent first, from the metafield `custom.colours`. */
export function readColours(metafield: Metafield): string[] {
  const list: unknown = metafield ? parseJson(metafield.value) : null;
  return Array.isArray(list) ? list.map(String) : [];
}

/** The colour shown until the picture has loaded; undefined when the store has none. */
export function mainColour(metafield: Metafield): string | undefined {
  return readColours(metafield)[0];
}
