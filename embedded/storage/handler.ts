import {z} from 'zod';
import {type Faults, respondWithFaults} from '../control/faults';
import {BodyTooLarge, type Handler, methodNotAllowed} from '../http';
import {type ObjectAddress, OBJECT_PATH, parseAddress} from './address';
import type {ObjectFiles} from './object-files';
import type {Objects, Role} from './objects';
import {
  invalidRequest,
  objectNotFound,
  StorageError,
  tooLarge,
  unauthorized,
} from './storage-error';
import {signToken, verifyToken} from './signed-token';

interface Parts {
  objects: Objects;
  files: ObjectFiles;
  keys: {anonKey: string; serviceRoleKey: string; storageSecret: string};
  /** Faults of the target `storage` apply to every upload, read and removal, but not to signing URLs. */
  faults: Faults;
}

const SIGNED_PATH = `${OBJECT_PATH}sign/`;
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
 * The part of Supabase's storage that the shop uses: `POST /storage/v1/object/{bucket}/{name}` stores, `DELETE` of a
 * bucket removes `{prefixes}`, and `POST` below `/object/sign/` signs a URL that reads (`GET`) one object without a
 * key. Keys map to roles, and the database's policies decide what a role may do. Errors have Supabase's statuses and
 * bodies. https://supabase.github.io/storage
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
  const {pathname} = new URL(request.url);
  if (!pathname.startsWith(OBJECT_PATH)) {
    return Response.json({errors: 'Not Found'}, {status: 404});
  }
  const isSigned = pathname.startsWith(SIGNED_PATH);
  const address = parseAddress(pathname, isSigned ? SIGNED_PATH : OBJECT_PATH);
  switch (`${request.method}${isSigned ? ' signed' : ''}`) {
    case 'GET signed':
      return read(parts, request, address);
    case 'POST signed':
      return sign(parts, request, address);
    case 'POST':
      return store(parts, request, address);
    case 'DELETE':
      return remove(parts, request, address);
    default:
      return methodNotAllowed(isSigned ? 'GET, POST' : 'POST, DELETE');
  }
}

async function store({objects, keys}: Parts, request: Request, address: ObjectAddress) {
  const {headers} = request;
  const role = roleOf(headers, keys);
  if (address.name === '') throw invalidRequest('No name was given');
  if (!request.body) throw invalidRequest('No content provided');
  const upload = {
    type: headers.get('content-type') ?? 'application/octet-stream',
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    bytes: new Uint8Array(await request.arrayBuffer()),
  };
  const id = await objects.store(address, upload, role);
  return Response.json({Id: id, Key: `${address.bucket}/${address.name}`});
}

async function remove({objects, keys}: Parts, request: Request, {bucket}: ObjectAddress) {
  const role = roleOf(request.headers, keys);
  const {prefixes} = await readBody(request, prefixesSchema, 'prefixes');
  return Response.json(await objects.remove(bucket, prefixes, role));
}

/** https://supabase.com/docs/reference/javascript/storage-from-createsignedurl */
async function sign({objects, keys}: Parts, request: Request, address: ObjectAddress) {
  const role = roleOf(request.headers, keys);
  const {expiresIn} = await readBody(request, signSchema, 'expiresIn');
  if (!(await objects.findAs(address, role))) throw objectNotFound();
  const url = `${address.bucket}/${address.name}`;
  const token = signToken(keys.storageSecret, {url, expiresIn});
  return Response.json({signedURL: `/object/sign/${encodeURI(url)}?token=${token}`});
}

async function read({objects, files, keys}: Parts, {url}: Request, address: ObjectAddress) {
  const token = new URL(url).searchParams.get('token');
  if (!token) throw invalidRequest("querystring must have required property 'token'");
  verifyToken(keys.storageSecret, token, `${address.bucket}/${address.name}`);
  const object = await objects.findAs(address, 'service_role');
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
