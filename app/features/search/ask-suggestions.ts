import {localPath} from '~/lib/language/local-path';
import {readJson} from '~/lib/read-json';
import {isSuggestions, SHORTEST_QUERY, type Suggestion} from './suggestion';

/** A visitor who types on asks for nothing, in milliseconds. */
const PAUSE_MS = 150;

/**
 * The suggestions for what is typed, after a pause; none for a single letter, when the request fails, and when `signal`
 * aborts it. Never rejects: without suggestions the form still searches.
 */
export async function askSuggestions(
  text: string,
  signal: AbortSignal,
  request: typeof fetch = fetch,
): Promise<Suggestion[]> {
  if (text.trim().length < SHORTEST_QUERY) return [];
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (signal.aborted) return [];
  try {
    const response = await request(
      localPath(`/api/suggestions?${new URLSearchParams({q: text})}`),
      {signal},
    );
    return (response.ok && (await readJson(response, isSuggestions))) || [];
  } catch {
    return [];
  }
}
