import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

/** The views of this visit, by the history entry and what it shows. */
const seen = new Set<string>();

/**
 * Calls `onView` when its page is shown, not when it renders again or the visitor returns through history. `subject`
 * identifies what is shown: another subject is another view; null is none.
 */
export function useFirstView(subject: string | null, onView: () => void): void {
  const {key} = useLocation();
  const latest = useRef({key, onView});
  latest.current = {key, onView};

  useEffect(() => {
    const view = `${latest.current.key} ${subject}`;
    if (subject === null || seen.has(view)) return;
    seen.add(view);
    latest.current.onView();
  }, [subject]);
}
