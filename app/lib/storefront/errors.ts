import type {Notice} from '~/lib/notice';

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
          title: 'Shopify Connection Error',
          description: `Status ${failure.status}`,
        }
      );
    case 'unreachable':
      return {title: 'Shopify Connection Error', description: UNREACHABLE_REASON[failure.reason]};
    case 'graphql':
      return {title: 'Shopify API Error', description: failure.messages.join(', ')};
  }
}

const NOTICE_BY_STATUS: Record<number, Notice> = {
  401: {title: 'Shopify: Unauthorized', description: 'The storefront access token is not valid.'},
  402: {
    title: 'Shopify: Payment required',
    description: 'The shop’s Shopify plan needs an active billing plan.',
  },
  403: {title: 'Shopify: Access Denied', description: 'The shop is not available right now.'},
};

const UNREACHABLE_REASON = {
  timeout: 'No answer in time',
  connection: 'No connection to the shop',
  unreadable: 'The answer could not be read',
};
