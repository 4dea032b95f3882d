/* global Request -- of the Workers runtime */

/**
 * Runs inside the Workers runtime, before MiniOxygen's own worker, and mends what that one does differently from
 * Oxygen's network: files are found by HEAD too, and an address with a stray per cent sign is the visitor's mistake.
 */
const FILE = /\.[a-z\d]+$/i;
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

export default {
  async fetch(request, env) {
    if (request.method === 'HEAD' && FILE.test(new URL(request.url).pathname)) {
      const file = await env.assets.fetch(request);
      if (file.status !== 404) return file;
    }
    // MiniOxygen's worker runs on a compatibility date whose URL parser throws at such an address, and that is a 500.
    const url = request.url.replace(STRAY_PERCENT, '%25');
    return env.next.fetch(url === request.url ? request : new Request(url, request));
  },
};
