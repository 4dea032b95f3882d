import type {UploadFault} from '~/lib/backend/storage.server';
import type {Notice} from '~/lib/notice';

export const REQUEST_RECEIVED: Notice = {
  title: 'Commission request received!',
  description: "I'll get back to you within 1-2 business days.",
};

export const REQUEST_FAILED_TITLE = 'Failed to submit request';

/** Why an image is not taken, in the visitor's words. */
export const FAULT_WORDS: Record<UploadFault, string> = {
  'not-a-picture': 'Only JPEG, PNG, WebP, AVIF, GIF and HEIC pictures can be sent',
  'too-large': 'The picture is larger than 10 MB',
  broken: 'The picture seems to be damaged',
  unavailable: 'The picture could not be uploaded. Please try again later',
};

/** Names the images that a request went out without; null when there are none. */
export function leftOutNotice(names: string[]): Notice | null {
  if (names.length === 0) return null;
  const were = names.length === 1 ? 'was' : 'were';
  return {title: `${listed(names)} could not be added and ${were} left out`};
}

function listed(names: string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
