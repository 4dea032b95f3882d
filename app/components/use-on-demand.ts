import {useEffect, useState} from 'react';

/**
 * A part of the page whose code is fetched when it is first wanted, so that no page waits for what most visits never open.
 * Null until it is there. `onUnavailable` is called when it does not arrive; the next time that it is wanted asks again.
 *
 * @param load the dynamic import; the same function every time
 */
export function useOnDemand<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onUnavailable: () => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const isMissing = isWanted && module === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setModule(loaded),
      () => isCurrent && onUnavailable(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, onUnavailable]);

  return module;
}
