import {OperatorError} from './operator-error';
import {
  type AdminAccess,
  createAdminRunner,
  OperationRejected,
  type RunAdmin,
} from '../supabase/functions/_shared/adapters/shopify-admin';

const TIMEOUT_MS = 60_000;

/**
 * The Admin API for the tools. Throws an `OperatorError` when the operator can fix the cause. Sends no operation again
 * whose response was lost, because Shopify may have carried it out.
 */
export function createAdminClient(store: AdminAccess, send?: typeof fetch): RunAdmin {
  const run = createAdminRunner(store, {timeoutMs: TIMEOUT_MS, tries: 1, send});
  return async <Data>(query: string, variables?: object) => {
    try {
      return await run<Data>(query, variables);
    } catch (error) {
      throw explain(error, store.origin);
    }
  };
}

function explain(error: unknown, origin: string): unknown {
  const message = messageOf(error);
  return message ? new OperatorError(`${origin} ${message}`, {cause: error}) : error;
}

function messageOf(error: unknown): string | null {
  if (error instanceof OperationRejected) {
    const isRefused = error.status === 401 || error.status === 403;
    return isRefused ? 'doesn’t accept the Admin API token' : `rejected a call. ${error.message}`;
  }
  // `fetch` throws a TypeError without a connection, and a DOMException after its timeout.
  if (error instanceof TypeError) {
    return 'can’t be reached. Is the shop running, and is the domain right?';
  }
  if (error instanceof DOMException) {
    return 'didn’t answer in time. Look there before you run this again.';
  }
  return null;
}
