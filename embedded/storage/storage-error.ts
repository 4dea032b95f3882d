/**
 * An error in the format of Supabase's storage. `statusCode` is part of the body; the HTTP status is 400 for all of
 * them but a 500. https://github.com/supabase/storage/blob/master/src/internal/errors/codes.ts
 */
export class StorageError extends Error {
  constructor(
    readonly statusCode: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }

  toResponse(): Response {
    const {statusCode, error, message} = this;
    return Response.json(
      {statusCode: String(statusCode), error, message},
      {status: statusCode === 500 ? 500 : 400},
    );
  }
}

export const bucketNotFound = () => new StorageError(404, 'Bucket not found', 'Bucket not found');
export const objectNotFound = () => new StorageError(404, 'not_found', 'Object not found');
export const invalidKey = (key: string) =>
  new StorageError(400, 'InvalidKey', `Invalid key: ${key}`);
export const unsupportedType = (type: string) =>
  new StorageError(415, 'invalid_mime_type', `mime type ${type} is not supported`);
export const tooLarge = () =>
  new StorageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message);
/** A token that is damaged or expired (`InvalidJWT`), or signed for something else (`InvalidSignature`). */
export const invalidToken = (error: 'InvalidJWT' | 'InvalidSignature', message: string) =>
  new StorageError(400, error, message);
export const unauthorized = (message: string) => new StorageError(403, 'Unauthorized', message);

/** Maps an error of the database or the request body to a storage error; others are returned unchanged. */
export function toStorageError(error: unknown): unknown {
  switch (codeOf(error)) {
    case '42501':
      return unauthorized('new row violates row-level security policy');
    case '23505':
      return new StorageError(409, 'Duplicate', 'The resource already exists');
    default:
      return error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
