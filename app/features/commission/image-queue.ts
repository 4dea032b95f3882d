import {createSubscribers} from '~/lib/browser/subscribers';
import {LIMITS} from '#contracts/limits';
import type {DraftImage} from '~/lib/forms/draft';
import type {ShopWords} from '~/words';
import {uploadImage, type UploadImage} from './upload-image';

/** The uploads share one connection, so more at once would only slow each other down. */
const PARALLEL_UPLOADS = 2;

/** A file in the upload queue. */
export interface QueuedImage {
  id: number;
  name: string;
  /** The file's size in bytes; null when unknown, after a post without JavaScript. */
  size: number | null;
  /** Null for a file chosen before a reload. */
  file: File | null;
  state: 'waiting' | 'uploading' | 'added' | 'failed';
  /** The uploaded fraction, from 0 to 1. */
  progress: number;
  /** The signed URL after the upload. */
  url: string | null;
  /** Why it failed, and whether a retry may help. */
  failure: {message: string; canRetry: boolean} | null;
}

interface ImageQueueState {
  images: readonly QueuedImage[];
  /** The names of the files over the limit in the latest selection. */
  leftOut: readonly string[];
}

export type ImageQueue = ReturnType<typeof createImageQueue>;

/** The upload queue of a form. */
export function createImageQueue(words: ShopWords, upload: UploadImage = uploadImage) {
  let state: ImageQueueState = {images: [], leftOut: []};
  let nextId = 0;
  const {subscribe, notify} = createSubscribers();
  const running = new Map<number, AbortController>();
  /** A form that is being sent waits for the uploads. */
  let isAwaited = false;

  function set(images: readonly QueuedImage[], leftOut = state.leftOut) {
    state = {images, leftOut};
    startNext();
    notify();
  }

  function change(id: number, changes: Partial<QueuedImage>) {
    set(state.images.map((image) => (image.id === id ? {...image, ...changes} : image)));
  }

  function startNext() {
    while (running.size < PARALLEL_UPLOADS) {
      const next = state.images.find((image) => image.state === 'waiting');
      if (!next) return;
      state = {
        ...state,
        images: state.images.map((image) =>
          image === next ? {...image, state: 'uploading', progress: 0} : image,
        ),
      };
      void send(next);
    }
  }

  async function send({id, file}: QueuedImage) {
    if (!file) return;
    const abort = new AbortController();
    running.set(id, abort);
    // The specification's file names have an index below the limit. Each file has a folder of its own.
    const result = await upload(words, file, id % LIMITS.images, {
      signal: abort.signal,
      onProgress: (progress) => change(id, {progress}),
    });
    running.delete(id);
    change(
      id,
      result.ok
        ? {state: 'added', progress: 1, url: result.url}
        : {state: 'failed', failure: {message: result.message, canRetry: result.canRetry}},
    );
  }

  function clear() {
    for (const abort of running.values()) abort.abort();
    running.clear();
    set([], []);
  }

  return {
    getState: () => state,
    subscribe,
    /** Uploads the files in order, a few at a time. */
    add(files: readonly File[]) {
      const images = [...state.images];
      const leftOut: string[] = [];
      for (const file of files) {
        const message = findFailure(words, file);
        if (!message && roomIn(images) === 0) leftOut.push(file.name);
        else images.push(newImage(file, nextId++, message));
      }
      set(images, leftOut);
    },
    /** Adds images that were uploaded before a reload. */
    restore(finished: readonly DraftImage[]) {
      const restored = finished.slice(0, roomIn(state.images)).map((image): QueuedImage => ({
        ...image,
        id: nextId++,
        file: null,
        state: 'added',
        progress: 1,
        failure: null,
      }));
      set([...restored, ...state.images]);
    },
    /** Removes an image and aborts its upload. */
    remove(id: number) {
      running.get(id)?.abort();
      running.delete(id);
      set(
        state.images.filter((image) => image.id !== id),
        [],
      );
    },
    retry: (id: number) => change(id, {state: 'waiting', failure: null, progress: 0}),
    clear,
    /** The visitor leaves the page: aborts uploads that are still running, unless a form that is being sent waits. */
    leave() {
      if (!isAwaited) clear();
    },
    /** Resolves when no upload is running or waiting. */
    async settled() {
      isAwaited = true;
      await new Promise<void>((resolve) => {
        const check = () => {
          if (state.images.some(isPending)) return;
          unsubscribe();
          resolve();
        };
        const unsubscribe = subscribe(check);
        check();
      });
      isAwaited = false;
    },
  };
}

export function isPending({state}: QueuedImage): boolean {
  return state === 'waiting' || state === 'uploading';
}

/** How many more images the form accepts. One that can't be added, now or by a retry, doesn't count. */
function roomIn(images: readonly QueuedImage[]): number {
  return LIMITS.images - images.filter(({failure}) => failure === null || failure.canRetry).length;
}

function newImage(file: File, id: number, message: string | null): QueuedImage {
  const image = {id, name: file.name, size: file.size, file, progress: 0, url: null};
  return message
    ? {...image, state: 'failed', failure: {message, canRetry: false}}
    : {...image, state: 'waiting', failure: null};
}

/** Why the file can't be uploaded; null when there's no known reason. */
function findFailure(words: ShopWords, {size, type}: File): string | null {
  if (type && !type.startsWith('image/')) return words.commissionImages.failures.notAPicture;
  return size > LIMITS.imageBytes ? words.commissionImages.failures.tooLarge : null;
}
