import {MAX_IMAGE_BYTES} from '~/lib/backend/image-limits';
import {LIMITS} from '#contracts/limits';
import {FAULT_WORDS} from './messages';
import type {UploadImage} from './upload-image';

/** A line is shared by all: more at once would make each slower and none sooner. */
const PARALLEL_UPLOADS = 2;

/** One file that the visitor chose, on its way to the bucket. */
export interface QueuedImage {
  id: number;
  /** Its place among the images, from 0; free again when the image is removed. */
  index: number;
  name: string;
  /** In bytes; null when only the server has seen the file. */
  size: number | null;
  /** Null when it was chosen before the page was reloaded. */
  file: File | null;
  state: 'waiting' | 'uploading' | 'added' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** The signed address, once it is added. */
  url: string | null;
  /** Why it failed, and whether another try may help. */
  fault: {message: string; canRetry: boolean} | null;
}

export interface ImageQueueState {
  /** Scripts run: files are sent as they are chosen, not with the form. */
  isReady: boolean;
  images: readonly QueuedImage[];
  /** The names of the files that were one too many when files were last chosen. */
  leftOut: readonly string[];
}

/** An image that a draft remembers. */
export type FinishedImage = Pick<QueuedImage, 'name' | 'size'> & {url: string};

export interface ImageQueue {
  getState(): ImageQueueState;
  /** Calls back after each change; the answer ends it. */
  subscribe(listener: () => void): () => void;
  /** Sends the files, in their order, a few at a time. */
  add(files: readonly File[]): void;
  /** Takes over what was uploaded before a reload. */
  restore(images: readonly FinishedImage[]): void;
  /** Forgets an image, and stops its upload. */
  remove(id: number): void;
  retry(id: number): void;
  clear(): void;
  /** Resolves as soon as no upload runs or waits, at once if none does. */
  settled(): Promise<void>;
}

/** What a server, and a browser in which no script runs, shows. */
export const INITIAL_QUEUE: ImageQueueState = {isReady: false, images: [], leftOut: []};

/** The reference images of one form. `upload` sends one file and never rejects but when it is stopped. */
export function createImageQueue(upload: UploadImage): ImageQueue {
  let state: ImageQueueState = {...INITIAL_QUEUE, isReady: true};
  let nextId = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();

  function set(images: readonly QueuedImage[], leftOut = state.leftOut) {
    state = {isReady: true, images, leftOut};
    startNext();
    for (const listener of [...listeners]) listener();
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

  async function send({id, index, file}: QueuedImage) {
    if (!file) return;
    const abort = new AbortController();
    running.set(id, abort);
    const result = await upload(file, index, {
      signal: abort.signal,
      onProgress: (progress) => change(id, {progress}),
    });
    running.delete(id);
    change(
      id,
      result.ok
        ? {state: 'added', progress: 1, url: result.url}
        : {state: 'failed', fault: {message: result.message, canRetry: result.canRetry}},
    );
  }

  function freeIndexes(): number[] {
    const taken = new Set(state.images.map(({index}) => index));
    return Array.from({length: LIMITS.images}, (_, index) => index).filter(
      (index) => !taken.has(index),
    );
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const indexes = freeIndexes();
      const taken = files.slice(0, indexes.length);
      const added = taken.map((file, at) => newImage(nextId++, indexes[at] ?? 0, file));
      const leftOut = files.slice(indexes.length).map(({name}) => name);
      set([...state.images, ...added], leftOut);
    },
    restore(finished) {
      const indexes = freeIndexes();
      const restored = finished
        .slice(0, indexes.length)
        .map(({name, size, url}, at): QueuedImage => ({
          id: nextId++,
          index: indexes[at] ?? 0,
          name,
          size,
          file: null,
          state: 'added',
          progress: 1,
          url,
          fault: null,
        }));
      set([...restored, ...state.images]);
    },
    remove(id) {
      running.get(id)?.abort();
      running.delete(id);
      set(
        state.images.filter((image) => image.id !== id),
        [],
      );
    },
    retry: (id) => change(id, {state: 'waiting', fault: null, progress: 0}),
    clear() {
      for (const abort of running.values()) abort.abort();
      running.clear();
      set([], []);
    },
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (state.images.some(isOnItsWay)) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
  };
}

export function isOnItsWay({state}: QueuedImage): boolean {
  return state === 'waiting' || state === 'uploading';
}

/** What can be told before anything is sent is told at once. */
function newImage(id: number, index: number, file: File): QueuedImage {
  const image = {id, index, name: file.name, size: file.size, file, progress: 0, url: null};
  const message = findFault(file);
  return message
    ? {...image, state: 'failed', fault: {message, canRetry: false}}
    : {...image, state: 'waiting', fault: null};
}

function findFault({size, type}: File): string | null {
  if (type && !type.startsWith('image/')) return FAULT_WORDS['not-a-picture'];
  return size > MAX_IMAGE_BYTES ? FAULT_WORDS['too-large'] : null;
}
