import {z} from 'zod';
import {respondWithFaults} from '../control/respond-with-faults';
import type {Faults} from '../control/faults';
import {BodyTooLarge, type Handler, methodNotAllowed} from '../http';
import {OBJECT_PATH, parseAddress} from './address';
import type {ObjectFiles} from './object-files';
import type {Objects, Role} from './objects';
import {readObject} from './read-object';
import {
  invalidRequest,
  objectNotFound,
  StorageError,
  tooLarge,
  unauthorized,
} from './storage-error';
import {signToken, verifyToken} from './signed-token';
import {openUpload} from './upload';

interface Parts {
  objects: Objects;
  files: ObjectFiles;
  keys: {anonKey: string; serviceRoleKey: string; storageSecret: string};
  /** Faults of the target `storage` apply to every upload, read and removal; not to the signing of their addresses. */
  faults: Faults;
}

const PUBLIC_PATH = `${OBJECT_PATH}public/`;
const SIGNED_PATH = `${OBJECT_PATH}sign/`;
/** Supabase's maximum per request. */
const MAX_PREFIXES = 1000;

const signSchema = z.object({expiresIn: z.int().positive()});
const prefixesSchema = z.object({prefixes: z.array(z.string()).min(1).max(MAX_PREFIXES)});

/**
 * Supabase's storage as far as the shop uses it: `POST /storage/v1/object/{bucket}/{name}` stores, `GET` below
 * `/storage/v1/object/public/` reads, `DELETE` removes one object by its path or several of a bucket by `{prefixes}`.
 * `POST` below `/object/sign/` signs an address that reads (`GET`) one object without a key.
 * Keys map to roles, and the database's policies decide what a role may do. Errors have Supabase's statuses and bodies.
 * https://supabase.github.io/storage
 */
export function createStorageHandler(parts: Parts): Handler {
  const {faults} = parts;
  return (request) =>
    respondWithFaults(isSigning(request) ? [] : faults.take(['storage']), async () => {
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
  const {objects, files, keys} = parts;
  const {pathname} = new URL(request.url);
  const {method, headers} = request;
  if (pathname.startsWith(PUBLIC_PATH)) {
    if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed('GET, HEAD');
    return readObject(
      await objects.findPublic(parseAddress(pathname, PUBLIC_PATH)),
      files,
      request,
    );
  }
  if (pathname.startsWith(SIGNED_PATH)) return respondSigned(parts, request);
  if (!pathname.startsWith(OBJECT_PATH)) {
    return Response.json({errors: 'Not Found'}, {status: 404});
  }
  if (method !== 'POST' && method !== 'DELETE') return methodNotAllowed('POST, DELETE');

  const role = roleOf(headers, keys);
  const address = parseAddress(pathname, OBJECT_PATH);
  const {bucket, name} = address;
  if (method === 'POST') {
    if (name === '') throw invalidRequest('No name was given');
    const upsert = headers.get('x-upsert') === 'true';
    const id = await objects.store(address, await openUpload(request), {role, upsert});
    return Response.json({Id: id, Key: `${bucket}/${name}`});
  }
  if (name === '') {
    const {prefixes} = await readBody(request, prefixesSchema, 'prefixes');
    return Response.json(await objects.remove(bucket, prefixes, role));
  }
  const removed = await objects.remove(bucket, [name], role);
  if (removed.length === 0) throw objectNotFound();
  return Response.json({message: 'Successfully deleted'});
}

/** https://supabase.com/docs/reference/javascript/storage-from-createsignedurl */
async function respondSigned({objects, files, keys}: Parts, request: Request): Promise<Response> {
  const {pathname} = new URL(request.url);
  const address = parseAddress(pathname, SIGNED_PATH);
  const url = `${address.bucket}/${address.name}`;
  if (request.method === 'GET' || request.method === 'HEAD') {
    verifyToken(keys.storageSecret, readToken(request), url);
    return readObject(await objects.findAs(address, 'service_role'), files, request);
  }
  if (request.method !== 'POST') return methodNotAllowed('GET, HEAD, POST');
  const role = roleOf(request.headers, keys);
  const {expiresIn} = await readBody(request, signSchema, 'expiresIn');
  if (!(await objects.findAs(address, role))) throw objectNotFound();
  const token = signToken(keys.storageSecret, {url, expiresIn});
  return Response.json({signedURL: `/object/sign/${encodeURI(url)}?token=${token}`});
}

function readToken(request: Request): string {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) throw invalidRequest("querystring must have required property 'token'");
  return token;
}

/** Throws the storage's 403 for a key that does not belong to the project. */
function roleOf(headers: Headers, keys: Parts['keys']): Role {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const key = bearer ?? headers.get('apikey');
  if (key === keys.anonKey) return 'anon';
  if (key === keys.serviceRoleKey) return 'service_role';
  throw key === null
    ? invalidRequest("headers must have required property 'authorization'")
    : unauthorized('signature verification failed');
}

/** The JSON body. Throws the storage's 400, which names `property`, when it is another. */
async function readBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  property: string,
): Promise<Body> {
  const text = await request.text();
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw invalidRequest(`body must have required property '${property}'`);
  }
}
