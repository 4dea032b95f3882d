import type {I18nBase, Storefront} from '@shopify/hydrogen';
import type {StorefrontFailure} from './errors';

type PostResult =
  | {ok: true; status: number; body: string}
  | {ok: false; status: number | null; failure: StorefrontFailure};

/**
 * Posts a query with all headers of Hydrogen's client: tokens, the buyer's address and the storefront's id among them.
 * A broken connection is retried once within the same timeout: a query changes nothing. Never rejects.
 */
export async function postQuery(
  storefront: Pick<Storefront<I18nBase>, 'getApiUrl' | 'getHeaders'>,
  body: string,
  timeoutMs: number,
): Promise<PostResult> {
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

async function readBody(response: Response): Promise<PostResult> {
  const {ok, status} = response;
  if (ok) return {ok, status, body: await response.text()};
  // An unread body would keep the connection busy.
  await response.body?.cancel();
  return {ok, status, failure: {kind: 'http', status}};
}
