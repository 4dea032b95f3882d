import {createHmac, timingSafeEqual} from 'node:crypto';
import {z} from 'zod';
import {invalidToken} from './storage-error';

/** What a signed address is for: reading one object, or storing one. */
export type Purpose = 'read' | 'upload';

const payloadSchema = z.object({
  /** `<bucket>/<name>`. */
  url: z.string(),
  /** Only in the tokens of uploads, as at Supabase. */
  upsert: z.boolean().optional(),
  /** Seconds since 1970. */
  exp: z.number(),
});

const HEADER = encode({alg: 'HS256', typ: 'JWT'});

/** A JWT as Supabase's storage signs it: for one object and one purpose, valid for `expiresIn` seconds. */
export function signToken(
  secret: string,
  {url, purpose, expiresIn}: {url: string; purpose: Purpose; expiresIn: number},
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    url,
    ...(purpose === 'upload' && {upsert: false}),
    iat: now,
    exp: now + expiresIn,
  };
  const signed = `${HEADER}.${encode(payload)}`;
  return `${signed}.${hmac(secret, signed).toString('base64url')}`;
}

/** Throws the storage's error unless the token was signed for this object and purpose and is still valid. */
export function verifyToken(
  secret: string,
  token: string,
  {url, purpose}: {url: string; purpose: Purpose},
): void {
  const [header = '', body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = hmac(secret, `${header}.${body}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw invalidToken('InvalidJWT', 'signature verification failed');
  }
  const payload = payloadSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (payload.exp * 1000 <= Date.now()) {
    throw invalidToken('InvalidJWT', '"exp" claim timestamp check failed');
  }
  const isForUpload = payload.upsert !== undefined;
  if (payload.url !== url || isForUpload !== (purpose === 'upload')) {
    throw invalidToken('InvalidSignature', 'Invalid signature');
  }
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
