import {useFetcher, useNavigate, useSearchParams} from '@remix-run/react';
import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {localPath} from '~/lib/language/local-path';
import type {Notice} from '~/lib/notice';
import {useWords} from '~/words';
import type {ShortlistWork} from './queries';
import {keep, parseShortlist, validShortlist, type Shortlist} from './shortlist';
import {readShortlistText, subscribeToShortlist, updateShortlist} from './shortlist-store';

/** The visitor's own list; empty on the server and during hydration. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(subscribeToShortlist, readShortlistText, () => null);
  return useMemo(() => parseShortlist(text), [text]);
}

/** The works of the visitor's own list from the shop; null until they have loaded. */
export function useShortlistWorks(list: Shortlist): {
  works: ShortlistWork[] | null;
  hasFailed: boolean;
} {
  const words = useWords();
  const {load, data} = useFetcher<{works: ShortlistWork[]; notice: Notice | null}>();
  // A changed note needs no request.
  const key = list.map(({id}) => id).join();
  useEffect(() => {
    if (key !== '') load(localPath(words, `/shortlist?works=${key}`));
  }, [key, load, words]);
  return {works: data?.works ?? null, hasFailed: Boolean(data?.notice && data.works.length === 0)};
}

/** Saves the work in `?keep=` and removes the parameter, so that a reload doesn't save it again. */
export function useKeepParameter(): void {
  const words = useWords();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('keep');
  useEffect(() => {
    if (id === null) return;
    const [work] = validShortlist([{id}]);
    if (work) updateShortlist((list) => keep(list, work.id));
    navigate(localPath(words, '/shortlist'), {replace: true, preventScrollReset: true});
  }, [id, navigate, words]);
}
