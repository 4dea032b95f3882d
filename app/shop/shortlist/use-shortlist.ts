import {showToast} from '~/components/show-toast';
import {createStoredValue, useStoredValue} from '~/lib/browser/use-stored-value';
import type {ShopWords} from '~/words';
import {keepAll, parseShortlist, type Shortlist} from './shortlist';

export const shortlistStore = createStoredValue('shortlist', parseShortlist);

/** The visitor's own list; empty on the server and during hydration. */
export function useShortlist(): Shortlist {
  return useStoredValue(shortlistStore);
}

/** Adds works to the visitor's own list, and says so when it has no room for all of them. */
export function saveWorks(words: ShopWords, works: Shortlist): void {
  shortlistStore.update((own) => keepAll(own, works));
  const saved = shortlistStore.read().map(({id}) => id);
  if (works.some(({id}) => !saved.includes(id))) {
    showToast(words.shortlist.heart.full, {kind: 'error'});
  }
}
