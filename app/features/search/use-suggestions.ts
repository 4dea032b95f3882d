import {useRef, useState} from 'react';
import {fetchJson} from '~/lib/browser/fetch-json';
import {localPath} from '~/lib/language/local-path';
import {type ShopWords, useWords} from '~/words';
import {SHORTEST_QUERY, type Suggestion} from './suggestion';

/** The pause in typing before a request, in milliseconds. */
const PAUSE_MS = 150;

/** The suggestions for the typed text. Only the latest request counts. */
export function useSuggestions() {
  const words = useWords();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const latest = useRef<AbortController | null>(null);

  async function ask(text: string) {
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    const found = await loadSuggestions(words, text, request.signal);
    if (!request.signal.aborted) setSuggestions(found);
  }

  function dismiss() {
    latest.current?.abort();
    setSuggestions([]);
  }

  return {suggestions, ask, dismiss};
}

/**
 * Loads suggestions for the typed text after a pause. Empty for a single letter, when the request fails and when
 * `signal` aborts it. Never rejects: without suggestions, the form still searches.
 */
export async function loadSuggestions(
  words: ShopWords,
  text: string,
  signal: AbortSignal,
  request: typeof fetch = fetch,
): Promise<Suggestion[]> {
  if (text.trim().length < SHORTEST_QUERY) return [];
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (signal.aborted) return [];
  const url = localPath(words, `/api/suggestions?${new URLSearchParams({q: text})}`);
  return (await fetchJson<Suggestion[]>(url, {signal}, request)) ?? [];
}
