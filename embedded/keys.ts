import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {z} from 'zod';
import {OperatorError} from '../store/operator-error';
import {parseJson} from './parse-json';

const keysSchema = z.object({
  /** Public access token of the Storefront API; Hydrogen's client expects 32 characters. */
  storefrontToken: z.string().length(32),
  /** Access token of the Admin API; Shopify's begin with `shpat_`. */
  adminToken: z.string().startsWith('shpat_'),
  /** Supabase's public key, a JWT with the role `anon`. */
  anonKey: z.string(),
  /** Supabase's secret key, a JWT with the role `service_role`; only the backend itself has it. */
  serviceRoleKey: z.string(),
  /** Password of the PostgreSQL server. */
  databasePassword: z.string(),
  /** `SHOP_FORWARD_SECRET`: the worker signs visitors' addresses with it, for the functions. */
  forwardSecret: z.string(),
  /** `SCHEDULER_SECRET`: authorizes the scheduled calls. */
  schedulerSecret: z.string(),
  /** `ADDRESS_HASH_SECRET`: keys the hashes of addresses in the counters. */
  addressHashSecret: z.string(),
  /** `CERTIFICATE_SECRET`: signs the numbers of certificates. */
  certificateSecret: z.string(),
  /** Signs the store's webhooks. */
  webhookSecret: z.string(),
  /** Signs the storage's URLs; at Supabase the project's JWT secret. */
  storageSecret: z.string(),
});

export type Keys = z.infer<typeof keysSchema>;

/**
 * The keys stored in `file`; missing ones are created and stored. Throws an `OperatorError` when the file does not
 * contain valid keys.
 */
export function loadKeys(file: string): Keys {
  const stored = readKeys(file);
  const keys = {...createKeys(), ...stored};
  if (Object.keys(stored).length < Object.keys(keys).length) {
    writeAtomically(file, `${JSON.stringify(keys, null, 2)}\n`);
  }
  return keys;
}

/** The keys in the file; none where there is no file. */
function readKeys(file: string): Partial<Keys> {
  if (!existsSync(file)) return {};
  const {data: keys = {}} = keysSchema.partial().safeParse(parseJson(readFileSync(file, 'utf8')));
  if (Object.keys(keys).length > 0) return keys;
  throw new OperatorError(
    `The keys in ${file} are damaged. Restore the file from a backup. Or delete it, and the shop makes new keys: then no ` +
      'URL of a stored picture works any more, and no certificate that was issued.',
  );
}

export function createKeys(): Keys {
  return {
    storefrontToken: randomBytes(16).toString('hex'),
    adminToken: `shpat_${randomBytes(16).toString('hex')}`,
    anonKey: createSupabaseKey('anon'),
    serviceRoleKey: createSupabaseKey('service_role'),
    databasePassword: randomBytes(16).toString('hex'),
    forwardSecret: randomBytes(32).toString('hex'),
    schedulerSecret: randomBytes(32).toString('hex'),
    addressHashSecret: randomBytes(32).toString('hex'),
    certificateSecret: randomBytes(32).toString('hex'),
    webhookSecret: randomBytes(32).toString('hex'),
    storageSecret: randomBytes(32).toString('hex'),
  };
}

/** A JWT in form only: keys are compared whole, and nothing verifies the signature. */
function createSupabaseKey(role: 'anon' | 'service_role'): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signature = randomBytes(32).toString('base64url');
  return `${encode({alg: 'HS256', typ: 'JWT'})}.${encode({iss: 'supabase', role})}.${signature}`;
}

/**
 * Writes atomically, so that a process killed in between leaves the file unchanged. Only the owner may read the
 * secrets.
 */
function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, text, {mode: 0o600});
  renameSync(`${file}.new`, file);
}
