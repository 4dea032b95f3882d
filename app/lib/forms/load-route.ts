/** How long Remix may take to learn of a route: its form asks for it when it takes the focus (`discover`). */
const DISCOVERY_TIMEOUT_MS = 2000;
const LOOK_AGAIN_MS = 50;

/**
 * Whether a fetcher can post to another page's action: Remix knows the route, and its module is there. Where a fetcher itself
 * has to ask for either and gets none, Remix shows the error page or reloads this one, and what was typed is gone.
 */
export async function loadRoute(id: string): Promise<boolean> {
  const {routes} = window.__remixManifest;
  const latestMs = performance.now() + DISCOVERY_TIMEOUT_MS;
  while (!routes[id]) {
    if (!navigator.onLine || performance.now() > latestMs) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  try {
    // The very address that Remix imports: what has come once comes again without a connection.
    await import(/* @vite-ignore */ routes[id].module);
    return true;
  } catch {
    return false;
  }
}
