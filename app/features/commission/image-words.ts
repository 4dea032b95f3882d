import {LIMITS} from '#contracts/fields';
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

/** Names the images that a request went out without; null when there are none. */
export function leftOutNotice(names: readonly string[]): Notice | null {
  if (names.length === 0) return null;
  return {title: `${listNames(names)} could not be added and ${wasOrWere(names)} left out`};
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
