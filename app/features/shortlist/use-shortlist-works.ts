import {useCallback, useEffect, useState} from 'react';
import {fetchJson} from '~/lib/browser/fetch-json';
import {localPath} from '~/lib/language/local-path';
import type {WallWork} from '~/shop/product/wall-work';
import type {Shortlist} from '~/shop/shortlist/shortlist';
import {useShortlist} from '~/shop/shortlist/use-shortlist';
import {useWords} from '~/words';
import type {ShortlistWork} from './load-shortlist';

/** The works of the visitor's own list; null until they have loaded. After a failure, those that loaded before. */
export function useShortlistWorks(list: Shortlist): {
  works: ShortlistWork[] | null;
  hasFailed: boolean;
  /** The works are those of an earlier list. */
  isOutdated: boolean;
} {
  const words = useWords();
  // A changed note needs no request.
  const key = list.map(({id}) => id).join();
  const [answer, setAnswer] = useState<{
    key: string;
    works: ShortlistWork[] | null;
    hasFailed: boolean;
  }>({key: '', works: null, hasFailed: false});
  useEffect(() => {
    if (key === '') return;
    let isOver = false;
    void fetchJson<ShortlistWork[]>(localPath(words, `/api/shortlist?works=${key}`)).then(
      (found) => {
        if (isOver) return;
        setAnswer(({works}) => ({key, works: found ?? works, hasFailed: !found}));
      },
    );
    return () => {
      isOver = true;
    };
  }, [key, words]);
  return {works: answer.works, hasFailed: answer.hasFailed, isOutdated: answer.key !== key};
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
