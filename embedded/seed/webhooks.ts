import type {WebhookEntry} from '../catalogue/admin-types';
import {OPENED_AT} from './shop';
import {shopGid} from '../catalogue/gids';

/** The store tells the shop's own function who left the list, and which order is paid; the path is on this server. */
export const WEBHOOKS: readonly WebhookEntry[] = [
  {
    id: shopGid('WebhookSubscription', 1),
    topic: 'CUSTOMERS_EMAIL_MARKETING_CONSENT_UPDATE',
    uri: '/functions/v1/shopify-webhook',
    format: 'JSON',
    createdAt: OPENED_AT,
  },
  {
    id: shopGid('WebhookSubscription', 2),
    topic: 'ORDERS_PAID',
    uri: '/functions/v1/shopify-webhook',
    format: 'JSON',
    createdAt: OPENED_AT,
  },
];
