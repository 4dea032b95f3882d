import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {cachePage} from './cache-page';

/** Caches the product pages that the visitor views, for use offline, when the browser is idle. */
export function OfflinePages() {
  const {pathname} = useLocation();
  useEffect(() => {
    const idle =
      window.requestIdleCallback ?? ((rest: () => void) => window.setTimeout(rest, 2000));
    // Without a service worker there are no offline pages.
    idle(() => void cachePage().catch(() => {}));
  }, [pathname]);
  return null;
}
