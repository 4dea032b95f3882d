/** The part of autocannon that the tests use; the package has no types. https://github.com/mcollina/autocannon#api */
declare module 'autocannon' {
  export interface LoadRequest {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?(request: LoadRequest): LoadRequest;
  }

  export interface Result {
    /** Seconds. */
    duration: number;
    requests: {total: number; average: number};
    /** Milliseconds. */
    latency: Record<'p50' | 'p97_5' | 'p99' | 'max', number>;
    errors: number;
    timeouts: number;
    non2xx: number;
    statusCodeStats: Record<string, {count: number}>;
  }

  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds; `amount` is a number of requests instead. */
    duration?: number;
    amount?: number;
    headers?: Record<string, string>;
    requests?: LoadRequest[];
    /** Requests per second and connection. */
    connectionRate?: number;
    ignoreCoordinatedOmission?: boolean;
    setupClient?: (client: {setRequests(requests: LoadRequest[]): void}) => void;
  }): Promise<Result>;
}
