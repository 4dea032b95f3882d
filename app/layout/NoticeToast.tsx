import {useMatches} from '@remix-run/react';
import {useEffect} from 'react';
import {showToast} from '~/components/show-toast';
import type {Notice} from '~/lib/notice';

/** Shows the `notice` in the data of the page's loader as an error toast, once per result of the loader. */
export function NoticeToast() {
  const data = useMatches().at(-1)?.data as {notice?: Notice | null} | undefined;
  const notice = data?.notice;

  useEffect(() => {
    if (notice) showToast(notice, {kind: 'error'});
  }, [notice]);

  return null;
}
