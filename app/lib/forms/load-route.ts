/** The timeout of Remix's route discovery, which starts when the form takes the focus (`discover`). */
const DISCOVERY_TIMEOUT_MS = 2000;
const POLL_INTERVAL_MS = 50;

/**
 * Whether a fetcher can post to another page's action: Remix knows the route, and its module is loaded. If the fetcher
 * had to load either and failed, Remix would show the error page or reload, and the visitor's input would be lost.
 */
export async function loadRoute(id: string): Promise<boolean> {
  const {routes} = window.__remixManifest;
  const deadlineMs = performance.now() + DISCOVERY_TIMEOUT_MS;
  while (!routes[id]) {
    if (!navigator.onLine || performance.now() > deadlineMs) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  try {
    // The same URL that Remix imports: a loaded module needs no connection.
    await import(/* @vite-ignore */ routes[id].module);
    return true;
  } catch {
    return false;
  }
}
