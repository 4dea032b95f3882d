/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Request {
    path?: string;
    setupRequest?(request: Request): Request;
  }

  interface Result {
    /** Seconds that it took. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    requests: {total: number};
    /** Milliseconds. */
    latency: {p50: number; p99: number};
  }

  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    requests: Request[];
  }): Promise<Result>;
}
