import words from '#words/commission-images';
import type {UploadFault} from '~/lib/backend/storage.server';

/** The messages for images that were not stored. */
export const FAULT_MESSAGES: Record<UploadFault, string> = {
  'not-a-picture': words.faults.notAPicture,
  'too-large': words.faults.tooLarge,
  'too-many-pixels': words.faults.tooManyPixels,
  'too-many': words.faults.tooMany,
  'not-shown': words.faults.notShown,
  broken: words.faults.broken,
  unavailable: words.faults.unavailable,
};
