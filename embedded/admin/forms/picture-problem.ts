import {measurePicture} from '../../images/measure-picture';
import type {UploadedFile} from '../context';

/** The `accept` attribute of picture inputs. */
export const PICTURE_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif';

export const PICTURE_HINT =
  'JPEG, PNG, WebP, AVIF, GIF or HEIC (from an iPhone). A large one is made smaller.';

export const ALT_HINT = 'For people who can’t see pictures, and for search engines.';

/** Why a file can't be a picture of the shop, as a sentence; null when it can. */
export async function pictureProblem(file: UploadedFile): Promise<string | null> {
  const picture = await measurePicture(new Uint8Array(await file.arrayBuffer()));
  return picture
    ? null
    : `${file.name} isn’t a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or HEIC file.`;
}
