/**
 * An error in the format of Supabase's storage. `statusCode` is part of the body; the HTTP status is 400.
 * https://github.com/supabase/storage/blob/master/src/internal/errors/codes.ts
 */
export class StorageError extends Error {
  constructor(
    readonly statusCode: 400 | 403 | 404 | 409 | 413 | 415,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }

  toResponse(): Response {
    const {statusCode, error, message} = this;
    return Response.json({statusCode: String(statusCode), error, message}, {status: 400});
  }
}

export const objectNotFound = () => new StorageError(404, 'not_found', 'Object not found');
export const tooLarge = () =>
  new StorageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message);
