import {useEffect} from 'react';
import {showToast} from '~/components/show-toast';
import type {Notice} from '~/lib/notice';

/** Shows a loader's notice as an error toast, once per answer of the loader. */
export function useNoticeToast(notice: Notice | null): void {
  useEffect(() => {
    if (notice) showToast(notice, {kind: 'error'});
  }, [notice]);
}
