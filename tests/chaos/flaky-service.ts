import {DropConnection, listen, type Listening} from '../../embedded/http';

export interface FlakyService extends Listening {
  /** How often it failed before the call was handled, after it, and not at all. */
  failures(): {rejected: number; responseLost: number; passed: number};
}

/** Headers that belong to a single connection. */
const OWN_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

/**
 * A service that fails every third call: it responds with 500 or, the next time, handles the call and drops the
 * response, so that the caller repeats it. Forwards everything else to `target`.
 */
export async function startFlakyService(target: () => string): Promise<FlakyService> {
  const counts = {rejected: 0, responseLost: 0, passed: 0};
  let calls = 0;
  const service = await listen(async (request) => {
    const {pathname, search} = new URL(request.url);
    const body = await request.text();
    calls += 1;
    const call = calls;
    if (call % 6 === 0) {
      counts.rejected += 1;
      const error = {statusCode: 500, name: 'internal_server_error', message: 'Out of order'};
      return Response.json(error, {status: 500});
    }
    const headers = new Headers(request.headers);
    for (const name of OWN_HEADERS) headers.delete(name);
    const forwarded = fetch(target() + pathname + search, {method: request.method, headers, body});
    const response = await forwarded.catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || text == null) throw new DropConnection();
    if (call % 3 === 0) {
      counts.responseLost += 1;
      throw new DropConnection();
    }
    counts.passed += 1;
    const {status} = response;
    return new Response(text, {status, headers: {'content-type': 'application/json'}});
  }, 0);
  return {...service, failures: () => ({...counts})};
}
