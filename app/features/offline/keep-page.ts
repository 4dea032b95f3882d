const PRODUCT = /^\/product\/[a-z\d-]+$/;

let registration: Promise<ServiceWorkerRegistration> | null = null;

/** Registers the service worker, once, and has it keep the page of a work with the picture that stands on it. */
export async function keepPage(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  registration ??= navigator.serviceWorker.register('/service-worker.js');
  await registration;
  if (!PRODUCT.test(path)) return;
  const {active} = await navigator.serviceWorker.ready;
  const picture = document.querySelector<HTMLImageElement>('main img');
  // Until it has come the browser may not have chosen which of its sizes it takes. Without it the page is kept all the same.
  await picture?.decode().catch(() => {});
  // The visitor may have gone on in the meantime.
  if (window.location.pathname !== path) return;
  active?.postMessage({path, picture: picture?.currentSrc ?? ''});
}
