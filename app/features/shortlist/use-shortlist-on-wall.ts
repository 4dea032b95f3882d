import {useCallback, useState} from 'react';
import type {WallWork} from '~/shop/product/wall-work';
import {useShortlist} from '~/shop/shortlist/use-shortlist';
import {useShortlistWorks} from './use-shortlist-works';

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
