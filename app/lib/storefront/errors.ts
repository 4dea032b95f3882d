import type {ShopWords} from '~/words';
import type {Notice} from '~/lib/notice';

/** How a call to the Storefront API failed. */
export type StorefrontFailure =
  | {kind: 'http'; status: number}
  | {kind: 'unreachable'; reason: 'timeout' | 'connection' | 'unreadable'}
  | {kind: 'graphql'; messages: string[]};

/** The notice for a failed storefront call, as in the specification's error catalogue (section 8). */
export function storefrontNotice(words: ShopWords, failure: StorefrontFailure): Notice {
  switch (failure.kind) {
    case 'http':
      return (
        noticeByStatus(words)[failure.status] ?? {
          title: words.storefront.connection,
          description: words.storefront.status(failure.status),
        }
      );
    case 'unreachable':
      return {
        title: words.storefront.connection,
        description: unreachableReason(words)[failure.reason],
      };
    case 'graphql':
      return {title: words.storefront.api, description: failure.messages.join(', ')};
  }
}

function noticeByStatus(words: ShopWords): Record<number, Notice> {
  return {
    401: words.storefront.unauthorized,
    402: words.storefront.paymentRequired,
    403: words.storefront.accessDenied,
  };
}

function unreachableReason(words: ShopWords) {
  return {
    timeout: words.storefront.noAnswer,
    connection: words.storefront.noConnection,
    unreadable: words.storefront.unreadable,
  };
}
