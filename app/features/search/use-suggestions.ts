import {useCallback, useEffect, useRef, useState} from 'react';
import {askSuggestions} from './ask-suggestions';
import type {Suggestion} from './suggestion';

/** The suggestions for a field: the latest question alone is answered. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  /** The position of the marked suggestion; -1 for none. */
  const [marked, setMarked] = useState(-1);
  const asked = useRef<AbortController | null>(null);

  const show = useCallback((found: Suggestion[]) => {
    setSuggestions(found);
    setMarked(-1);
  }, []);

  const ask = useCallback(
    async (text: string) => {
      asked.current?.abort();
      const question = new AbortController();
      asked.current = question;
      const found = await askSuggestions(text, question.signal);
      if (!question.signal.aborted) show(found);
    },
    [show],
  );

  const dismiss = useCallback(() => {
    asked.current?.abort();
    show([]);
  }, [show]);

  useEffect(() => () => asked.current?.abort(), []);

  return {suggestions, marked, setMarked, ask, dismiss};
}
