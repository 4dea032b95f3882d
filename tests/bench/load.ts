import autocannon from 'autocannon';

/** An address under load. */
export interface Target {
  url: string;
  /** Adds a unique query parameter to every request, so that no cache has the page. */
  isNew: boolean;
}

export interface Load {
  connections: number;
  seconds: number;
}

/** Throughput and latency of an address under load. */
export interface Rate {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Errors, timeouts and responses with another status than 2xx. */
  failed: number;
}

let count = 0;

/** Requests an address as fast as responses arrive, with gzip as a browser does. */
export async function measureRate({url, isNew}: Target, load: Load): Promise<Rate> {
  const {pathname, search} = new URL(url);
  const path = pathname + search;
  const newPath = () => `${path}${search ? '&' : '?'}bench=${process.pid}-${(count += 1)}`;
  const result = await autocannon({
    url: new URL(url).origin,
    connections: load.connections,
    duration: load.seconds,
    headers: {'accept-encoding': 'gzip', accept: 'text/html,*/*'},
    requests: [isNew ? {setupRequest: (request) => ({...request, path: newPath()})} : {path}],
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}
