import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {trackViewOnce, type EventListener} from './track';

/**
 * Tracks a view when its page is shown, not when it renders again or the visitor returns through history. `subject`
 * identifies what is shown: another subject is another view; null tracks nothing.
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
