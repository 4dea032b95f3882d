import plural from './plural';

/** Reference images of a commission: their field, their upload, what went wrong with them. */
export default {
  label: 'Reference images (optional)',
  hint: (most: number) =>
    `Up to ${most} pictures of at most 10 MB: JPEG, PNG, WebP, AVIF, GIF or HEIC.`,
  choose: 'Choose pictures',
  chooseMore: 'Choose more pictures',
  /** Goes on after either of the two. */
  orDrop: ' or drop them here',
  stored: 'These pictures are sent already:',
  /** A picture without a name. */
  unnamed: 'picture',
  /** Replaces the ending of a file that has none. */
  noEnding: 'file',

  states: {
    waiting: 'Waiting',
    uploading: 'Uploading',
    added: 'Added',
    failed: 'Could not be added',
  },
  kilobytes: (size: number) => `${size} kB`,
  /** The size is written to a tenth. */
  megabytes: (size: number) => `${size.toFixed(1)} MB`,
  uploadOf: (name: string) => `Upload of ${name}`,
  retry: 'Try again',
  /** Stands after it, for screen readers. */
  retryOf: (name: string) => ` to add ${name}`,
  remove: 'Remove',

  // What is said of several.
  listed: (names: string, last: string) => `${names} and ${last}`,
  progress: (added: number, total: number) => `${addedOf(added, total)}.`,
  progressSoFar: (added: number, total: number) => `${addedOf(added, total)}, uploading.`,
  notAdded: ((names) => `${names} could not be added.`) as OfSeveral,
  tooMany: (most: number) => `Up to ${most} pictures can be sent`,
  leftOut: (names: string, count: number) =>
    plural(count, {one: `${names} was left out`, other: `${names} were left out`}),
  notAddedAndLeftOut: (names: string, count: number) =>
    plural(count, {
      one: `${names} could not be added and was left out`,
      other: `${names} could not be added and were left out`,
    }),
  chooseAgain: 'Please choose your pictures again',

  faults: {
    notAPicture: 'Only JPEG, PNG, WebP, AVIF, GIF and HEIC pictures can be sent',
    tooLarge: 'The picture is larger than 10 MB',
    unavailable: 'The picture could not be uploaded. Please try again later',
  },
};

/** A sentence about names, which other languages count. */
type OfSeveral = (names: string, count: number) => string;

function addedOf(added: number, total: number): string {
  return `${added} of ${plural(total, {one: `${total} picture`, other: `${total} pictures`})} added`;
}
