/**
 * The scopes of the app in the store, by what needs them. `write_orders` would include `read_orders`, and so for each.
 *
 * @see https://shopify.dev/docs/api/usage/access-scopes
 */
export const APP_SCOPES = [
  {
    what: 'the tools',
    scopes: [
      'write_products',
      'write_inventory',
      'read_locations',
      'write_files',
      'write_publications',
      'write_metaobject_definitions',
      'write_metaobjects',
    ],
  },
  {what: 'customers', scopes: ['write_customers']},
  {what: 'certificates, holds and the order page', scopes: ['read_orders']},
  {what: 'holds', scopes: ['write_draft_orders']},
] as const;

/** What the store reports to `shopify-webhook`. */
export const WEBHOOK_TOPICS = [
  'CUSTOMERS_EMAIL_MARKETING_CONSENT_UPDATE',
  'ORDERS_PAID',
  'ORDERS_CANCELLED',
  'REFUNDS_CREATE',
] as const;
