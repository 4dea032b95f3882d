import {useFetcher} from '@remix-run/react';
import {useEffect, useSyncExternalStore} from 'react';
import type {Notice} from '~/lib/notice';
import type {ShortlistWork} from './queries';
import type {Shortlist} from './shortlist';
import {SHORTLIST_KEY, shortlistStore} from './shortlist-store';

const NOTHING: Shortlist = [];

/** The visitor's own list; empty on the server and during hydration. */
export function useShortlist(): Shortlist {
  const list = useSyncExternalStore(
    (listener) => shortlistStore().subscribe(listener),
    () => shortlistStore().getSnapshot(),
    () => NOTHING,
  );
  useEffect(() => {
    function followOtherTab({key}: StorageEvent) {
      if (key === SHORTLIST_KEY || key === null) shortlistStore().read();
    }
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, []);
  return list;
}

/** The works of the visitor's own list from the shop; null until they have come. */
export function useShortlistWorks(list: Shortlist): {
  works: ShortlistWork[] | null;
  hasFailed: boolean;
} {
  const {load, data} = useFetcher<{works: ShortlistWork[]; notice: Notice | null}>();
  // A note asks for nothing.
  const key = list.map(({id}) => id).join();
  useEffect(() => {
    if (key !== '') load(`/shortlist?works=${key}`);
  }, [key, load]);
  return {works: data?.works ?? null, hasFailed: Boolean(data?.notice && data.works.length === 0)};
}
