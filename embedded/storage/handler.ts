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
import {openUpload} from './upload';

interface Parts {
  objects: Objects;
  files: ObjectFiles;
  keys: {anonKey: string; serviceRoleKey: string};
  /** Faults of the target `storage` apply to every request: uploads, reads and removals. */
  faults: Faults;
}

const PUBLIC_PATH = `${OBJECT_PATH}public/`;
/** Supabase's maximum per request. */
const MAX_PREFIXES = 1000;

const prefixesSchema = z.object({prefixes: z.array(z.string()).min(1).max(MAX_PREFIXES)});

/**
 * Supabase's storage as far as the shop uses it: `POST /storage/v1/object/{bucket}/{name}` stores, `GET` below
 * `/storage/v1/object/public/` reads, `DELETE` removes one object by its path or several of a bucket by `{prefixes}`.
 * Keys map to roles, and the database's policies decide what a role may do. Errors have Supabase's statuses and bodies.
 * https://supabase.github.io/storage
 */
export function createStorageHandler(parts: Parts): Handler {
  const {faults} = parts;
  return (request) =>
    respondWithFaults(faults.take(['storage']), async () => {
      try {
        return await respond(parts, request);
      } catch (error) {
        const storageError = error instanceof BodyTooLarge ? tooLarge() : error;
        if (storageError instanceof StorageError) return storageError.toResponse();
        throw error;
      }
    });
}

async function respond({objects, files, keys}: Parts, request: Request): Promise<Response> {
  const {pathname} = new URL(request.url);
  const {method, headers} = request;
  if (pathname.startsWith(PUBLIC_PATH)) {
    if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed('GET, HEAD');
    return readObject(objects, files, parseAddress(pathname, PUBLIC_PATH), request);
  }
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
    return Response.json(await objects.remove(bucket, await readPrefixes(request), role));
  }
  const removed = await objects.remove(bucket, [name], role);
  if (removed.length === 0) throw objectNotFound();
  return Response.json({message: 'Successfully deleted'});
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

async function readPrefixes(request: Request): Promise<string[]> {
  const text = await request.text();
  try {
    return prefixesSchema.parse(JSON.parse(text)).prefixes;
  } catch {
    throw invalidRequest("body must have required property 'prefixes'");
  }
}
