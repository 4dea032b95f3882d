/**
 * Why a file is rejected:
 * - `not-a-picture`: empty, or of no type in `PictureType`;
 * - `too-large`: it has more bytes than allowed;
 * - `too-many-pixels`: it declares enormous dimensions, whatever its bytes;
 * - `not-shown`: a HEIC, where others have to see it: few browsers show one;
 * - `broken`: a picture that is truncated, malformed, or cannot be cleaned while it streams.
 */
export type PictureErrorReason =
  'not-a-picture' | 'too-large' | 'too-many-pixels' | 'not-shown' | 'broken';

/** A rejected file. The message is for the log; the visitor's message depends on the reason. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    readonly reason: PictureErrorReason,
    message: string,
  ) {
    super(message);
  }
}

/** Throws PictureError `broken`. */
export function broken(what: string): never {
  throw new PictureError('broken', what);
}
