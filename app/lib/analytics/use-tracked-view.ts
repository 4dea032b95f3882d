import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {trackViewOnce, type EventListener} from './track';

/**
 * Tells of a view when its page is shown. Not when it is drawn again, nor when the visitor comes back to it through the
 * history. `subject` names what is seen: another one in the same place is another view; null is none.
 */
export function useTrackedView(
  subject: string | null,
  describe: () => Parameters<EventListener>,
): void {
  const {key} = useLocation();
  const latest = useRef({key, describe});
  latest.current = {key, describe};

  useEffect(() => {
    if (subject === null) return;
    const {key, describe} = latest.current;
    trackViewOnce(`${key} ${subject}`, ...describe());
  }, [subject]);
}
