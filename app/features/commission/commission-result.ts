import type {FormResult} from '~/lib/forms/form-result';
import type {FailedImage} from './image-messages';

/** The result of the commissions page's action, with the images of a post without scripts. */
export type CommissionResult = FormResult & {
  /** The images that were not stored, and why. */
  failedImages?: FailedImage[];
  /** Public URLs of images that are stored already, when the request itself was rejected. */
  imageUrls?: string[];
  /** The post had files that were not stored; browsers do not restore file fields. */
  hasLostFiles?: boolean;
};
