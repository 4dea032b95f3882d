import {useEffect} from 'react';
import {showToast} from '~/components/show-toast';
import type {Notice} from '~/lib/notice';

/** Shows a loader's notice as an error toast, once per loader result. */
export function useNoticeToast(notice: Notice | null | undefined): void {
  useEffect(() => {
    if (notice) showToast(notice, {kind: 'error'});
  }, [notice]);
}
