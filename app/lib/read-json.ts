/** The parsed JSON of a text; null when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The JSON of a response if `isWanted` accepts it; null for anything else, such as a captive portal's page. Rejects
 * when the connection breaks.
 */
export async function readJson<Value>(
  response: Response,
  isWanted: (value: unknown) => value is Value,
): Promise<Value | null> {
  const value = parseJson(await response.text());
  return isWanted(value) ? value : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
