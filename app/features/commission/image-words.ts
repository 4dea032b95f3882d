import {LIMITS} from '#contracts/limits';
import type {Notice} from '~/lib/notice';
import {isOnItsWay, type QueuedImage} from './image-queue';

/** How far the uploads are, for those who hear the page; it changes with an image's state, not with every per cent. */
export function tellProgress(images: readonly QueuedImage[]): string {
  if (images.length === 0) return '';
  const added = images.filter(({state}) => state === 'added').length;
  const failed = images.filter(({state}) => state === 'failed').map(({name}) => name);
  const running = images.some(isOnItsWay) ? ', uploading' : '';
  const sentences = [`${added} of ${countPictures(images.length)} added${running}.`];
  if (failed.length > 0) sentences.push(`${listNames(failed)} could not be added.`);
  return sentences.join(' ');
}

/** Names the files that were one too many. */
export function tellTooMany(names: readonly string[]): string {
  return `Up to ${LIMITS.images} pictures can be sent. ${leftOut(names)}.`;
}

/** An image that did not go with a request, and why. */
export interface FailedImage {
  name: string;
  message: string;
}

/** The failed ones of the images. */
export function findFailedImages(images: readonly QueuedImage[]): FailedImage[] {
  return images.flatMap(({name, fault}) => (fault ? [{name, message: fault.message}] : []));
}

/**
 * What is said of the images beside what is said of the request: which ones it went without, or that a browser has
 * forgotten the files of a form that came back. Null when all went well.
 */
export function imagesNotice({
  failedImages,
  hasLostFiles = false,
}: {
  failedImages: readonly FailedImage[];
  hasLostFiles?: boolean;
}): Notice | null {
  if (hasLostFiles) return {title: 'Please choose your pictures again'};
  if (failedImages.length === 0) return null;
  const names = failedImages.map(({name}) => name);
  const reasons = new Set(failedImages.map(({message}) => message));
  return {
    title: `${listNames(names)} could not be added and ${wasOrWere(names)} left out`,
    description: [...reasons].join('. '),
  };
}

function leftOut(names: readonly string[]): string {
  return `${listNames(names)} ${wasOrWere(names)} left out`;
}

function wasOrWere({length}: readonly string[]): string {
  return length === 1 ? 'was' : 'were';
}

function countPictures(count: number): string {
  return `${count} ${count === 1 ? 'picture' : 'pictures'}`;
}

function listNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** The file's name within a signed address, as it was made safe. */
export function nameInAddress(url: string): string {
  return /\/\d{13}-\d{1,2}-([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? 'picture';
}
