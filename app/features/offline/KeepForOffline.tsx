import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {onDemand} from '~/lib/browser/on-demand';

const keepingCode = onDemand(() => import('./keep-page'), 'keepPage');

/** Keeps the works that the visitor looks at for when there is no network. Its code is fetched when the page is at rest. */
export function KeepForOffline() {
  const {pathname} = useLocation();
  useEffect(() => {
    const idle =
      window.requestIdleCallback ?? ((rest: () => void) => window.setTimeout(rest, 2000));
    idle(() => {
      keepingCode
        .load()
        .then((keepPage) => keepPage(pathname))
        .catch(() => {});
    });
  }, [pathname]);
  return null;
}
