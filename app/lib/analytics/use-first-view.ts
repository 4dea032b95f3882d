import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

/** The views of this visit, by history entry and subject. */
const seen = new Set<string>();

/**
 * Calls `onView` once per page view, but not on a re-render or when the visitor returns through history. `subject`
 * identifies what the page shows: a new subject is a new view, and null is no view.
 */
export function useFirstView(subject: string | null, onView: () => void): void {
  const {key} = useLocation();
  const latest = useRef({key, onView});
  useEffect(() => {
    latest.current = {key, onView};
  });

  useEffect(() => {
    const view = `${latest.current.key} ${subject}`;
    if (subject === null || seen.has(view)) return;
    seen.add(view);
    latest.current.onView();
  }, [subject]);
}
