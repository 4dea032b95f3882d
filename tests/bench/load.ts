import autocannon from 'autocannon';

/** An address under load. */
export interface Target {
  url: string;
  /** Asks for another address every time, by a parameter that nobody has sent, so that no copy of the page is kept. */
  isNew: boolean;
}

export interface Load {
  connections: number;
  seconds: number;
}

/** How an address bore its load. */
export interface Rate {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were none, or no success. */
  failed: number;
}

let count = 0;

/** Asks for an address as fast as it is answered, compressed as a browser takes it. */
export async function putUnderLoad({url, isNew}: Target, load: Load): Promise<Rate> {
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
