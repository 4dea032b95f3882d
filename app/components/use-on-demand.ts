import {useEffect, useState} from 'react';
import type {OnDemand} from '~/lib/browser/on-demand';

/**
 * Loads code on first use; null until it has loaded. When loading fails, `onUnavailable` should end the need; without it
 * the failure is ignored. The next need retries.
 */
export function useOnDemand<Part>(
  {load}: OnDemand<Part>,
  isNeeded: boolean,
  onUnavailable?: (error: unknown) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isMissing = isNeeded && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      // A component is a function, which `setPart` would call.
      (loaded) => isCurrent && setPart(() => loaded),
      (error: unknown) => isCurrent && onUnavailable?.(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, onUnavailable]);

  return part;
}
