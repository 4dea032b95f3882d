import type {UploadFault} from '~/lib/backend/storage.server';
import type {Notice} from '~/lib/notice';

export const REQUEST_RECEIVED: Notice = {
  title: 'Commission request received!',
  description: "I'll get back to you within 1-2 business days.",
};

/** The title of a request's failure. */
export const REQUEST_FAILED = 'Failed to submit request';

/** The messages for images that were not stored. */
export const FAULT_MESSAGES: Record<UploadFault, string> = {
  'not-a-picture': 'Only JPEG, PNG, WebP, AVIF, GIF and HEIC pictures can be sent',
  'too-large': 'The picture is larger than 10 MB',
  'too-many-pixels': 'The picture has more than 120 megapixels',
  'too-many':
    'No more pictures can be taken at the moment. Please try again later, or send your request without it',
  broken: 'The picture seems to be damaged',
  unavailable: 'The picture could not be uploaded. Please try again later',
};
