/**
 * Why a file is not taken:
 * - `not-a-picture`: empty, or of no type that `PictureType` names;
 * - `too-large`: it has more bytes than allowed;
 * - `too-many-pixels`: few bytes that say they are a picture of enormous size;
 * - `broken`: a picture that is cut off, malformed, or built so that it cannot be cleaned while it streams.
 */
export type PictureErrorReason = 'not-a-picture' | 'too-large' | 'too-many-pixels' | 'broken';

/** A visitor's file that is refused. The message is for the log; the visitor's words hang on the reason. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    readonly reason: PictureErrorReason,
    message: string,
  ) {
    super(message);
  }
}

/** Ends the cleaning of a file whose structure does not hold. */
export function broken(what: string): never {
  throw new PictureError('broken', what);
}
