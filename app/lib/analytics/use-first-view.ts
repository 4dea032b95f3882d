import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {isFirstView} from './first-view';

/**
 * Calls `onView` when its page is shown, not when it renders again or the visitor returns through history. `subject`
 * identifies what is shown: another subject is another view; null is none.
 */
export function useFirstView(subject: string | null, onView: () => void): void {
  const {key} = useLocation();
  const latest = useRef({key, onView});
  latest.current = {key, onView};

  useEffect(() => {
    if (subject === null) return;
    const {key, onView} = latest.current;
    if (isFirstView(`${key} ${subject}`)) onView();
  }, [subject]);
}
