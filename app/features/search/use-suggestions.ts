import {useCallback, useEffect, useRef, useState} from 'react';
import {askSuggestions} from './ask-suggestions';
import type {Suggestion} from './suggestion';

/** The suggestions for a field: only the latest request counts. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  /** The position of the marked suggestion; -1 for none. */
  const [marked, setMarked] = useState(-1);
  const latest = useRef<AbortController | null>(null);

  const show = useCallback((found: Suggestion[]) => {
    setSuggestions(found);
    setMarked(-1);
  }, []);

  const ask = useCallback(
    async (text: string) => {
      latest.current?.abort();
      const request = new AbortController();
      latest.current = request;
      const found = await askSuggestions(text, request.signal);
      if (!request.signal.aborted) show(found);
    },
    [show],
  );

  const dismiss = useCallback(() => {
    latest.current?.abort();
    show([]);
  }, [show]);

  useEffect(() => () => latest.current?.abort(), []);

  return {suggestions, marked, setMarked, ask, dismiss};
}
