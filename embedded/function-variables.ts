import {FILES_PATH} from './images/image-files';
import type {Keys} from './keys';
import {MAIL_API_KEY} from './mailbox/mail-handler';

export interface FunctionVariableOptions {
  /** The backend's origin, without a trailing slash. */
  origin: string;
  databaseUrl: string;
  storefrontOrigin: string;
  keys: Keys;
  /** False when a real store is configured. */
  hasStorefront: boolean;
}

/** The variables of the functions, which are secrets at Supabase: see docs/operations.md. */
export function functionVariables({
  origin,
  databaseUrl,
  storefrontOrigin,
  keys,
  hasStorefront,
}: FunctionVariableOptions): Record<string, string> {
  return {
    SUPABASE_URL: origin,
    SUPABASE_DB_URL: databaseUrl,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    RESEND_API_KEY: MAIL_API_KEY,
    RESEND_BASE_URL: origin,
    SHOP_URL: storefrontOrigin,
    SHOP_FORWARD_SECRET: keys.forwardSecret,
    SCHEDULER_SECRET: keys.schedulerSecret,
    ADDRESS_HASH_SECRET: keys.addressHashSecret,
    CERTIFICATE_SECRET: keys.certificateSecret,
    // No email leaves this machine.
    MAILS_PER_DAY: '10000',
    ...(hasStorefront && {
      PICTURE_PREFIX: `${origin}${FILES_PATH}`,
      PUBLIC_STORE_DOMAIN: origin,
      SHOPIFY_ADMIN_TOKEN: keys.adminToken,
      SHOPIFY_WEBHOOK_SECRET: keys.webhookSecret,
    }),
  };
}
