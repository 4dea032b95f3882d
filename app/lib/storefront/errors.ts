import type {ShopWords} from '~/words';
import type {Notice} from '~/lib/notice';

/** How a call to the Storefront API failed. */
export type StorefrontFailure =
  | {kind: 'http'; status: number}
  | {kind: 'unreachable'; reason: 'timeout' | 'connection' | 'unreadable'}
  | {kind: 'graphql'; messages: string[]};

/** Whether Shopify rejected a page's cursor: it's truncated, or belongs to another order. The error has no code. */
export function isCursorRejected(failure: StorefrontFailure | null): boolean {
  return failure?.kind === 'graphql' && failure.messages.some((text) => text.includes('cursor'));
}

/** The notice for a failed storefront call, as in the specification's error catalogue (section 8). */
export function storefrontNotice(
  {storefront: words}: ShopWords,
  failure: StorefrontFailure,
): Notice {
  if (failure.kind === 'graphql') {
    return {title: words.api, description: failure.messages.join(', ')};
  }
  if (failure.kind === 'unreachable') {
    const {noAnswer: timeout, noConnection: connection, unreadable} = words;
    const description = {timeout, connection, unreadable}[failure.reason];
    return {title: words.connection, description};
  }
  const {unauthorized, paymentRequired, accessDenied} = words;
  const known: Record<number, Notice> = {
    401: unauthorized,
    402: paymentRequired,
    403: accessDenied,
  };
  return (
    known[failure.status] ?? {title: words.connection, description: words.status(failure.status)}
  );
}
