import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect, useState} from 'react';
import {localPath} from '~/lib/language/local-path';
import type {Notice} from '~/lib/notice';
import type {WallWork} from '~/shop/product/wall-work';
import type {Shortlist} from '~/shop/shortlist/shortlist';
import {useShortlist} from '~/shop/shortlist/use-shortlist';
import {useWords} from '~/words';
import type {ShortlistWork} from './queries';

/** The works of the visitor's own list; null until they have loaded. */
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

/** The works of the visitor's own list that have a true size; they load when the wall opens. */
export function useShortlistOnWall(): {works: readonly WallWork[]; load: () => void} {
  const [isAsked, setIsAsked] = useState(false);
  const list = useShortlist();
  const {works} = useShortlistWorks(isAsked ? list : []);
  return {
    works: (works ?? []).flatMap(({wall}) => wall ?? []),
    load: useCallback(() => setIsAsked(true), []),
  };
}
