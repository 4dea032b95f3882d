import {LIMITS} from '#contracts/limits';
import type {Notice} from '~/lib/notice';
import {isPending, type QueuedImage} from './image-queue';

/** The upload progress for screen readers; it changes with an image's state, not with every percent. */
export function formatProgress(images: readonly QueuedImage[]): string {
  if (images.length === 0) return '';
  const added = images.filter(({state}) => state === 'added').length;
  const failed = images.filter(({state}) => state === 'failed').map(({name}) => name);
  const running = images.some(isPending) ? ', uploading' : '';
  const sentences = [`${added} of ${countPictures(images.length)} added${running}.`];
  if (failed.length > 0) sentences.push(`${listNames(failed)} could not be added.`);
  return sentences.join(' ');
}

/** The message for files over the limit. */
export function formatTooMany(names: readonly string[]): string {
  return `Up to ${LIMITS.images} pictures can be sent. ${leftOut(names)}.`;
}

/** An image that was not sent, and why. */
export interface FailedImage {
  name: string;
  message: string;
}

/** The images that failed. */
export function findFailedImages(images: readonly QueuedImage[]): FailedImage[] {
  return images.flatMap(({name, fault}) => (fault ? [{name, message: fault.message}] : []));
}

/**
 * The notice about images beside the form's status: which ones were not sent, or that files must be chosen again. Null
 * when all were sent.
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

/** The file name in a signed URL, as sanitised for the bucket. */
export function findFileName(url: string): string {
  return /\/\d{13}-\d{1,2}-([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? 'picture';
}
