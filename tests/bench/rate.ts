import autocannon from 'autocannon';

/** A page under load. */
export interface Target {
  url: string;
  /** `warm` adds a unique query parameter to each request, so that the page is rendered from cached queries; `cached` doesn't. */
  kind: 'cached' | 'warm';
}

let count = 0;

/** Requests per second, as fast as responses arrive, with gzip as in a browser. Rejects when a request failed. */
export async function measureRate(
  {url, kind}: Target,
  {connections, seconds}: {connections: number; seconds: number},
): Promise<number> {
  const {origin, pathname, search} = new URL(url);
  const path = pathname + search;
  const newPath = () => `${path}${search ? '&' : '?'}bench=${process.pid}-${(count += 1)}`;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: {'accept-encoding': 'gzip', accept: 'text/html,*/*'},
    requests: [
      kind === 'warm' ? {setupRequest: (request) => ({...request, path: newPath()})} : {path},
    ],
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests of ${url} failed`);
  return result.requests.total / result.duration;
}
