import {createStoredValue, useStoredValue} from '~/lib/browser/use-stored-value';
import {parseShortlist, type Shortlist} from './shortlist';

export const shortlistStore = createStoredValue('shortlist', parseShortlist);

/** The visitor's own list; empty on the server and during hydration. */
export function useShortlist(): Shortlist {
  return useStoredValue(shortlistStore);
}
