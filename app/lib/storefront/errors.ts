import type {Notice} from '~/lib/notice';
import words from '#words/storefront';

/** How a call to the Storefront API failed. */
export type StorefrontFailure =
  | {kind: 'http'; status: number}
  | {kind: 'unreachable'; reason: 'timeout' | 'connection' | 'unreadable'}
  | {kind: 'graphql'; messages: string[]};

/** The notice for a failed storefront call, as in the specification's error catalogue (section 8). */
export function storefrontNotice(failure: StorefrontFailure): Notice {
  switch (failure.kind) {
    case 'http':
      return (
        NOTICE_BY_STATUS[failure.status] ?? {
          title: words.connection,
          description: words.status(failure.status),
        }
      );
    case 'unreachable':
      return {title: words.connection, description: UNREACHABLE_REASON[failure.reason]};
    case 'graphql':
      return {title: words.api, description: failure.messages.join(', ')};
  }
}

const NOTICE_BY_STATUS: Record<number, Notice> = {
  401: words.unauthorized,
  402: words.paymentRequired,
  403: words.accessDenied,
};

const UNREACHABLE_REASON = {
  timeout: words.noAnswer,
  connection: words.noConnection,
  unreadable: words.unreadable,
};
