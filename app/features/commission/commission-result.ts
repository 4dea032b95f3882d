import type {FormResult} from '~/lib/forms/form-result';
import type {FailedImage} from './image-words';

/** What the commissions page's action returns; where no script ran it also tells what came of the images. */
export type CommissionResult = FormResult & {
  /** The images that were not stored, and why. */
  failedImages?: FailedImage[];
  /** Public addresses of the images that are stored already, when the request itself was not taken. */
  imageUrls?: string[];
  /** Files came with a form that could not be sent, and a browser never keeps those. */
  hasLostFiles?: boolean;
};
