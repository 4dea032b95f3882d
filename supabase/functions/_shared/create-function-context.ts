import {createImageStore} from './adapters/images.ts';
import {openPostgres} from './adapters/postgres.ts';
import {createResendMail} from './adapters/resend.ts';
import {createShopStock} from './adapters/shop-stock.ts';
import {createShopifyCustomers} from './adapters/shopify-customers.ts';
import {createShopifyInvoices} from './adapters/shopify-invoices.ts';
import {createShopifyOrders} from './adapters/shopify-orders.ts';
import {createShopifySales} from './adapters/shopify-sales.ts';
import {findAdminToken, storeOrigin} from './adapters/shopify-token.ts';
import {createShopifyWorks} from './adapters/shopify-works.ts';
import {SITE} from './contracts/site.ts';
import type {FunctionContext, FunctionHost, Store, Webhooks} from './function-context.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Supabase sets the first three; the others are secrets of the project. `RESEND_BASE_URL`, `MAIL_FROM`,
 * `MAILS_PER_DAY`, `NEWSLETTER_CONFIRMATION`, `PICTURE_PREFIX`, `CERTIFICATE_SECRET` and the three of the Shopify store
 * are optional.
 */
const REQUIRED = [
  'SUPABASE_URL',
  'SUPABASE_DB_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'RESEND_API_KEY',
  'SHOP_URL',
  'SHOP_FORWARD_SECRET',
  'SCHEDULER_SECRET',
  'ADDRESS_HASH_SECRET',
] as const;

/**
 * The number of emails that Resend sends per day on its free plan:
 * https://resend.com/docs/knowledge-base/account-quotas-and-limits
 */
const MAILS_PER_DAY = 100;

/** Shopify's CDN prefix for the images of all shops: https://shopify.dev/docs/api/storefront/2025-07/objects/Image */
const SHOPIFY_PICTURES = 'https://cdn.shopify.com/s/files/';

/**
 * Creates the context of the handlers from environment variables. Connects to nothing before the first request. Throws
 * an error that names every missing variable.
 */
export function createFunctionContext(variables: Variables, host: FunctionHost): FunctionContext {
  const required = readRequired(variables);
  const shopUrl = required.SHOP_URL.replace(/\/$/, '');
  return {
    ...host,
    database: openPostgres(required.SUPABASE_DB_URL),
    mail: createResendMail({
      apiKey: required.RESEND_API_KEY,
      baseUrl: variables.RESEND_BASE_URL,
      from: variables.MAIL_FROM ?? `${SITE.name} <${SITE.email}>`,
    }),
    images: createImageStore({
      supabaseUrl: required.SUPABASE_URL,
      serviceRoleKey: required.SUPABASE_SERVICE_ROLE_KEY,
    }),
    stock: createShopStock(shopUrl, required.SHOP_FORWARD_SECRET),
    store: createStore(variables),
    webhooks: readWebhooks(variables),
    picturePrefix: variables.PICTURE_PREFIX ?? SHOPIFY_PICTURES,
    shopUrl,
    forwardSecret: required.SHOP_FORWARD_SECRET,
    schedulerSecret: required.SCHEDULER_SECRET,
    addressHashSecret: required.ADDRESS_HASH_SECRET,
    certificateSecret: variables.CERTIFICATE_SECRET || null,
    confirmsSignups: variables.NEWSLETTER_CONFIRMATION !== 'off',
    mailsPerDay: readCount(variables.MAILS_PER_DAY) ?? MAILS_PER_DAY,
  };
}

function createStore(variables: Variables): Store | null {
  const {PUBLIC_STORE_DOMAIN: domain = ''} = variables;
  const origin = storeOrigin(domain);
  const token = findAdminToken(origin, variables);
  if (!token) return null;
  if (!domain) throw new Error('A token of the Admin API is set without PUBLIC_STORE_DOMAIN');
  const access = {origin, token};
  return {
    customers: createShopifyCustomers(access),
    invoices: createShopifyInvoices(access),
    orders: createShopifyOrders(access),
    sales: createShopifySales(access),
    works: createShopifyWorks(access),
  };
}

function readWebhooks(variables: Variables): Webhooks | null {
  const {PUBLIC_STORE_DOMAIN: domain, SHOPIFY_WEBHOOK_SECRET: secret} = variables;
  if (!secret) return null;
  if (!domain) throw new Error('SHOPIFY_WEBHOOK_SECRET is set without PUBLIC_STORE_DOMAIN');
  return {shopDomain: domain.replace(/^https?:\/\//, ''), secret};
}

/** Throws when the variable isn't a positive whole number. */
function readCount(text: string | undefined): number | null {
  if (!text) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`MAILS_PER_DAY is not a number: ${text}`);
  return Number(text);
}

function readRequired(variables: Variables): Record<(typeof REQUIRED)[number], string> {
  const missing = REQUIRED.filter((name) => !variables[name]);
  if (missing.length > 0) throw new Error(`Missing environment variables: ${missing.join(', ')}`);
  return Object.fromEntries(REQUIRED.map((name) => [name, variables[name] ?? ''])) as Record<
    (typeof REQUIRED)[number],
    string
  >;
}
