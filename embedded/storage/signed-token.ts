import {createHmac, timingSafeEqual} from 'node:crypto';
import {z} from 'zod';
import {StorageError} from './storage-error';

const payloadSchema = z.object({
  /** `<bucket>/<name>`. */
  url: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
});

const HEADER = encode({alg: 'HS256', typ: 'JWT'});

/** A JWT as Supabase's storage signs it: for one object, valid for `expiresIn` seconds. */
export function signToken(
  secret: string,
  {url, expiresIn}: {url: string; expiresIn: number},
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {url, iat: now, exp: now + expiresIn};
  const signed = `${HEADER}.${encode(payload)}`;
  return `${signed}.${hmac(secret, signed).toString('base64url')}`;
}

/** Throws the storage's error unless the token was signed for this object and is still valid. */
export function verifyToken(secret: string, token: string, url: string): void {
  const [header = '', body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = hmac(secret, `${header}.${body}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new StorageError(400, 'InvalidJWT', 'signature verification failed');
  }
  const payload = payloadSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (payload.exp * 1000 <= Date.now()) {
    throw new StorageError(400, 'InvalidJWT', '"exp" claim timestamp check failed');
  }
  if (payload.url !== url) {
    throw new StorageError(400, 'InvalidSignature', 'Invalid signature');
  }
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
