import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {onDemand} from '~/lib/browser/on-demand';

const cachePageCode = onDemand(() => import('./cache-page'), 'cachePage');

/** Caches the product pages that the visitor views, for use offline. Its code loads when the browser is idle. */
export function OfflinePages() {
  const {pathname} = useLocation();
  useEffect(() => {
    const idle =
      window.requestIdleCallback ?? ((rest: () => void) => window.setTimeout(rest, 2000));
    idle(() => {
      cachePageCode
        .load()
        .then((cachePage) => cachePage())
        .catch(() => {});
    });
  }, [pathname]);
  return null;
}
