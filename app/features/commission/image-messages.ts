import {LIMITS} from '#contracts/limits';
import type {DraftImage} from '~/lib/forms/draft';
import type {Notice} from '~/lib/notice';
import type {ShopWords} from '~/words';
import {isPending, type QueuedImage} from './image-queue';

/** The upload progress for screen readers. It changes with an image's state, not with every percent. */
export function formatProgress(words: ShopWords, images: readonly QueuedImage[]): string {
  if (images.length === 0) return '';
  const added = images.filter(({state}) => state === 'added').length;
  const failed = images.filter(({state}) => state === 'failed').map(({name}) => name);
  const sentences = [
    images.some(isPending)
      ? words.commissionImages.progressSoFar(added, images.length)
      : words.commissionImages.progress(added, images.length),
  ];
  if (failed.length > 0)
    sentences.push(words.commissionImages.notAdded(listNames(words, failed), failed.length));
  return sentences.join(' ');
}

/** The message for files over the limit. */
export function formatTooMany(words: ShopWords, names: readonly string[]): string {
  return `${words.commissionImages.tooMany(LIMITS.images)}. ${words.commissionImages.leftOut(listNames(words, names), names.length)}.`;
}

/** An image that wasn't sent, and the reason. */
export interface FailedImage {
  name: string;
  message: string;
}

/** The uploaded images, as a draft stores them. */
export function findUploadedImages(images: readonly QueuedImage[]): DraftImage[] {
  return images.flatMap(({name, size, url}) => (url === null ? [] : [{name, size, url}]));
}

export function findFailedImages(images: readonly QueuedImage[]): FailedImage[] {
  return images.flatMap(({name, failure}) => (failure ? [{name, message: failure.message}] : []));
}

/**
 * The notice about images beside the form's status: which ones weren't sent, or that files must be chosen again. Null
 * when all were sent.
 */
export function imagesNotice(
  words: ShopWords,
  {
    failedImages,
    hasLostFiles = false,
  }: {
    failedImages: readonly FailedImage[];
    hasLostFiles?: boolean;
  },
): Notice | null {
  if (hasLostFiles) return {title: words.commissionImages.chooseAgain};
  if (failedImages.length === 0) return null;
  const names = failedImages.map(({name}) => name);
  const reasons = new Set(failedImages.map(({message}) => message));
  return {
    title: words.commissionImages.notAddedAndLeftOut(listNames(words, names), names.length),
    description: [...reasons].join('. '),
  };
}

function listNames({language}: ShopWords, names: readonly string[]): string {
  return new Intl.ListFormat(language.locale).format(names);
}

/** The file name in a signed URL, as sanitized for the bucket. */
export function findFileName(words: ShopWords, url: string): string {
  return /\/\d{13}-\d{1,2}-([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? words.commissionImages.unnamed;
}
