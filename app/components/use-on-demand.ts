import {useEffect, useState} from 'react';
import type {OnDemand} from '~/lib/browser/on-demand';

/**
 * A part whose code is fetched when it is first wanted; null until it is there. `onUnavailable` is called when it does not
 * arrive; the next time that it is wanted asks again. Both must be the same at every render.
 */
export function useOnDemand<Part>(
  {load}: OnDemand<Part>,
  isWanted: boolean,
  onUnavailable: (error: unknown) => void,
): {part: Part | null; isLoading: boolean} {
  const [part, setPart] = useState<Part | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const isMissing = isWanted && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    setIsLoading(true);
    load()
      .then(
        // A component is a function, which React would call.
        (loaded) => isCurrent && setPart(() => loaded),
        (error: unknown) => isCurrent && onUnavailable(error),
      )
      .finally(() => isCurrent && setIsLoading(false));
    return () => {
      isCurrent = false;
      setIsLoading(false);
    };
  }, [isMissing, load, onUnavailable]);

  return {part, isLoading};
}
