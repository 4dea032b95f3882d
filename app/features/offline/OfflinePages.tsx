import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';

const PRODUCT = /\/product\/[^/]+$/;

let registration: Promise<ServiceWorkerRegistration> | null = null;

/** Caches the product pages that the visitor views, for offline use, when the browser is idle. */
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

/** Registers the service worker once, for all languages, and sends it the product page to cache, with its picture. */
async function cachePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  registration ??= navigator.serviceWorker.register('/service-worker.js');
  await registration;
  const path = window.location.pathname;
  if (!PRODUCT.test(path)) return;
  const {active} = await navigator.serviceWorker.ready;
  const picture = document.querySelector<HTMLImageElement>('main img');
  // `currentSrc` is set once the browser has chosen a size. The page is cached even without the picture.
  await picture?.decode().catch(() => {});
  // The visitor may have left the page in the meantime.
  if (window.location.pathname === path)
    active?.postMessage({path, picture: picture?.currentSrc ?? ''});
}
