import {plural} from './formats';

/** Reference images of a commission: their field, their upload and their errors. */
export default {
  label: 'Reference images (optional)',
  hint: (most: number) =>
    `Up to ${most} pictures, 10 MB or less each: JPEG, PNG, WebP, AVIF, GIF or HEIC.`,
  choose: 'Choose Pictures',
  chooseMore: 'Choose More Pictures',
  /** Follows `choose` or `chooseMore`. */
  orDrop: ' or drop them here',
  stored: 'Already uploaded:',
  /** The name of a picture without one. */
  unnamed: 'picture',
  /** The extension of a file without one. */
  noEnding: 'file',

  states: {
    waiting: 'Waiting',
    uploading: 'Uploading',
    added: 'Added',
    failed: 'Couldn’t be added',
  },
  kilobytes: (size: number) => `${size} kB`,
  /** The size has one decimal. */
  megabytes: (size: number) => `${size.toFixed(1)} MB`,
  uploadOf: (name: string) => `Upload of ${name}`,
  /** Follows the button's text, for screen readers. */
  retryOf: (name: string) => ` to add ${name}`,
  remove: 'Remove',

  // Messages about several pictures.
  progress: (added: number, total: number) => `${addedOf(added, total)}.`,
  progressSoFar: (added: number, total: number) => `${addedOf(added, total)}, uploading.`,
  notAdded: ((names) => `${names} couldn’t be added.`) as OfSeveral,
  tooMany: (most: number) => `You can send up to ${most} pictures`,
  leftOut: (names: string, count: number) =>
    plural(count, {one: `${names} was left out`, other: `${names} were left out`}),
  notAddedAndLeftOut: (names: string, count: number) =>
    plural(count, {
      one: `${names} couldn’t be added and was left out`,
      other: `${names} couldn’t be added and were left out`,
    }),
  chooseAgain: 'Please choose your pictures again',

  failures: {
    notAPicture: 'Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC picture',
    tooLarge: 'The picture is larger than 10 MB',
    unavailable: 'The picture couldn’t be uploaded. Please try again later.',
  },
};

/** A sentence about names, which other languages need a count for. */
type OfSeveral = (names: string, count: number) => string;

function addedOf(added: number, total: number): string {
  return `${added} of ${plural(total, {one: `${total} picture`, other: `${total} pictures`})} added`;
}
