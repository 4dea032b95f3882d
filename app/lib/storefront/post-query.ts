import type {I18nBase, Storefront} from '@shopify/hydrogen';
import type {StorefrontFailure} from './errors';

type Posted =
  | {ok: true; status: number; body: string}
  | {ok: false; status: number | null; failure: StorefrontFailure};

/**
 * Posts a query with every header of Hydrogen's client: tokens, the buyer's address and the storefront's id among them. A
 * connection that broke is tried once more within the same time: a query changes nothing. Never rejects.
 */
export async function postQuery(
  storefront: Pick<Storefront<I18nBase>, 'getApiUrl' | 'getHeaders'>,
  body: string,
  timeoutMs: number,
): Promise<Posted> {
  const signal = AbortSignal.timeout(timeoutMs);
  const init = {method: 'POST', headers: storefront.getHeaders(), body, signal};
  const post = () => fetch(storefront.getApiUrl(), init).then(readBody);
  try {
    return await post().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return post();
    });
  } catch {
    const reason = signal.aborted ? 'timeout' : 'connection';
    return {ok: false, status: null, failure: {kind: 'unreachable', reason}};
  }
}

async function readBody(response: Response): Promise<Posted> {
  const {ok, status} = response;
  if (ok) return {ok, status, body: await response.text()};
  // Nobody reads it, and a connection that waits for its reader serves nobody else.
  await response.body?.cancel();
  return {ok, status, failure: {kind: 'http', status}};
}
