import {useMemo, useSyncExternalStore} from 'react';
import {parseShortlist, type Shortlist} from './shortlist';
import {readShortlistText, subscribeToShortlist} from './shortlist-store';

/** The visitor's own list; empty on the server and during hydration. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(subscribeToShortlist, readShortlistText, () => null);
  return useMemo(() => parseShortlist(text), [text]);
}
