/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The items of a JSON list as texts; null for any other text. */
export function parseList(text: string): string[] | null {
  const items = parseJson(text);
  return Array.isArray(items) ? items.map(String) : null;
}
