import {z} from 'zod';
import type {Faults} from '../control/faults';
import {BodyTooLarge, type Handler, methodNotAllowed} from '../http';
import {parseJson} from '../parse-json';
import type {ObjectFiles} from './object-files';
import type {ObjectAddress, Objects} from './objects';
import {invalidRequest, objectNotFound, StorageError, tooLarge} from './storage-error';
import {signToken, verifyToken} from './signed-token';

interface Parts {
  objects: Objects;
  files: ObjectFiles;
  keys: {serviceRoleKey: string; storageSecret: string};
  /** Faults of the target `storage` apply to every upload, read and removal, but not to signing URLs. */
  faults: Faults;
}

const OBJECT_PATH = '/storage/v1/object/';
const SIGNED_PATH = `${OBJECT_PATH}sign/`;

/**
 * The characters that Supabase accepts in a name, but for the ones that a URL escapes, which the functions don't use.
 * https://github.com/supabase/storage/blob/master/src/storage/limits.ts
 */
const NAME = /^[\w/!.*'()&$@=;:+,-]+$/;

/** Supabase's maximum per request. */
const MAX_PREFIXES = 1000;

const signSchema = z.object({expiresIn: z.int().positive()});
const prefixesSchema = z.object({prefixes: z.array(z.string()).min(1).max(MAX_PREFIXES)});

/** Prevents scripts in uploaded files, and other types than the stored one. */
const INERT_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * The part of Supabase's storage that the functions use: `POST /storage/v1/object/{bucket}/{name}` stores, `DELETE` of
 * a bucket removes `{prefixes}`, and `POST` below `/object/sign/` signs a URL that reads (`GET`) one object without a
 * key. Only the service role's key may do that: the policies give the public one no right. Errors have Supabase's
 * statuses and bodies. https://supabase.github.io/storage
 */
export function createStorageHandler(parts: Parts): Handler {
  return (request) =>
    parts.faults.respond(isSigning(request) ? [] : ['storage'], async () => {
      try {
        return await respond(parts, request);
      } catch (error) {
        const storageError = error instanceof BodyTooLarge ? tooLarge() : error;
        if (storageError instanceof StorageError) return storageError.toResponse();
        throw error;
      }
    });
}

function isSigning({method, url}: Request): boolean {
  return method === 'POST' && new URL(url).pathname.startsWith(SIGNED_PATH);
}

async function respond(parts: Parts, request: Request): Promise<Response> {
  const {pathname} = new URL(request.url);
  const isSigned = pathname.startsWith(SIGNED_PATH);
  const [bucket = '', ...folders] = pathname
    .slice((isSigned ? SIGNED_PATH : OBJECT_PATH).length)
    .split('/');
  const name = folders.join('/');
  const address = {bucket, name};
  const call = `${request.method}${isSigned ? ' signed' : ''}`;
  if (call === 'GET signed') return read(parts, request, address);
  checkKey(request.headers, parts.keys);
  if (call === 'DELETE') return remove(parts, request, bucket);
  if (!NAME.test(name)) throw new StorageError(400, 'InvalidKey', `Invalid key: ${name}`);
  if (call === 'POST signed') return sign(parts, request, address);
  return call === 'POST' ? store(parts, request, address) : methodNotAllowed('GET, POST, DELETE');
}

/** Throws the storage's 403 for any other key than the service role's. */
function checkKey(headers: Headers, {serviceRoleKey}: Parts['keys']): void {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if ((bearer ?? headers.get('apikey')) === serviceRoleKey) return;
  throw new StorageError(403, 'Unauthorized', 'The key has no right to this bucket');
}

async function store({objects}: Parts, request: Request, address: ObjectAddress) {
  const {headers} = request;
  const id = await objects.store(address, {
    type: headers.get('content-type') ?? 'application/octet-stream',
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    bytes: new Uint8Array(await request.arrayBuffer()),
  });
  return Response.json({Id: id, Key: `${address.bucket}/${address.name}`});
}

async function remove({objects}: Parts, request: Request, bucket: string) {
  const {prefixes} = await readBody(request, prefixesSchema, 'prefixes');
  return Response.json(await objects.remove(bucket, prefixes));
}

/** https://supabase.com/docs/reference/javascript/storage-from-createsignedurl */
async function sign({objects, keys}: Parts, request: Request, address: ObjectAddress) {
  const {expiresIn} = await readBody(request, signSchema, 'expiresIn');
  if (!(await objects.find(address))) throw objectNotFound();
  const url = `${address.bucket}/${address.name}`;
  const token = signToken(keys.storageSecret, {url, expiresIn});
  return Response.json({signedURL: `/object/sign/${url}?token=${token}`});
}

async function read({objects, files, keys}: Parts, {url}: Request, address: ObjectAddress) {
  const token = new URL(url).searchParams.get('token') ?? '';
  verifyToken(keys.storageSecret, token, `${address.bucket}/${address.name}`);
  const object = await objects.find(address);
  const bytes = object && (await files.read(object.version));
  if (!bytes) throw objectNotFound();
  const {metadata} = object;
  return new Response(bytes, {
    headers: {
      ...INERT_HEADERS,
      'access-control-allow-origin': '*',
      'cache-control': metadata.cacheControl,
      'content-type': metadata.mimetype,
      'content-length': String(metadata.size),
      etag: metadata.eTag,
    },
  });
}

/** The JSON body. Throws the storage's 400, which names `property`, for an invalid one. */
async function readBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  property: string,
): Promise<Body> {
  const {success, data} = schema.safeParse(parseJson(await request.text()));
  if (!success) throw invalidRequest(`body must have required property '${property}'`);
  return data;
}
