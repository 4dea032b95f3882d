import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {z} from 'zod';
import {OperatorError} from './operator-error';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const optional = z.string().optional();
/** Only scheme, host and port. */
const origin = z
  .string()
  .refine(isOrigin, 'Must be an origin, such as https://pictures.test')
  .transform((url) => new URL(url).origin);

function isOrigin(text: string): boolean {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const {origin: own, href} = new URL(text);
  return href === `${own}/`;
}

const environmentSchema = z.object({
  PORT: port(3000),
  BACKEND_PORT: port(3001),
  EMBEDDED_CONTROL: z.enum(['0', '1']).optional(),
  EMBEDDED_CATALOGUE_SIZE: z.coerce.number().int().min(0).max(100_000).optional(),
  EMBEDDED_DATA: z.string().default('.embedded'),
  EMBEDDED_DATABASE_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  SHOP_BUILD_FOLDER: z.string().default('dist'),
  SHOP_CLOCK: optional,
  LOG_REQUESTS: z.enum(['on', 'off']).optional(),
  SHOP_CACHE: z.enum(['on', 'off']).optional(),
  SHOP_SERVICE_WORKER: z.enum(['on', 'off']).optional(),
  SHOP_TIMEOUT_MS: z.coerce.number().int().min(1).optional(),
  NEWSLETTER_CONFIRMATION: z.enum(['on', 'off']).optional(),
  PUBLIC_GA4_ID: optional,
  PUBLIC_STORE_DOMAIN: optional,
  PUBLIC_STOREFRONT_API_TOKEN: optional,
  PRIVATE_STOREFRONT_API_TOKEN: optional,
  PUBLIC_STOREFRONT_ID: optional,
  SHOPIFY_ADMIN_TOKEN: optional,
  SHOPIFY_CLIENT_ID: optional,
  SHOPIFY_CLIENT_SECRET: optional,
  PUBLIC_CHECKOUT_DOMAIN: optional,
  SUPABASE_URL: optional,
  SUPABASE_ANON_KEY: optional,
  SUPABASE_DB_URL: optional,
  SHOP_FORWARD_SECRET: optional,
  SHOP_URL: origin.optional(),
  MAIL_FROM: optional,
});

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads and validates the variables of `.env` and of the process; the latter take precedence. Throws an error that
 * names each invalid variable.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  file = '.env',
): Environment {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  // An empty variable counts as unset.
  const given = Object.entries({...fromFile, ...variables}).filter(([, value]) => value !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
  throw new OperatorError(`Wrong environment variables.\n${problems.join('\n')}`);
}
