import {describe, expect, it} from 'vitest';
import {LIMITS} from '#contracts/limits';
import en from '~/words/en/server';
import {createImageQueue, type ImageQueue} from './image-queue';
import type {UploadImage, UploadResult} from './upload-image';

const CANNOT_NOW: UploadResult = {ok: false, message: 'Please try again later', canRetry: true};

/** A queue of files with these names, and its uploads, which the test resolves. */
function aQueue(...names: string[]) {
  const sent: {
    name: string;
    index: number;
    signal: AbortSignal;
    progress: (part: number) => void;
    end: (result?: UploadResult) => Promise<void>;
  }[] = [];
  const upload: UploadImage = (_, file, index, {signal, onProgress}) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(CANNOT_NOW));
      sent.push({
        name: file.name,
        index,
        signal,
        progress: onProgress,
        async end(result = {ok: true, url: `https://backend.example/${file.name}`}) {
          resolve(result);
          await Promise.resolve();
        },
      });
    });
  const queue = createImageQueue(en, upload);
  queue.add(files(...names));
  return {queue, sent};
}

const files = (...names: string[]) =>
  names.map((name) => new File(['x'], name, {type: 'image/jpeg'}));

const states = (queue: ImageQueue) => queue.getState().images.map(({name, state}) => [name, state]);

describe('the image queue', () => {
  it('uploads two files at a time, in the order in which they were chosen', async () => {
    const {queue, sent} = aQueue('a', 'b', 'c');
    expect(states(queue)).toEqual([
      ['a', 'uploading'],
      ['b', 'uploading'],
      ['c', 'waiting'],
    ]);
    await sent[0]?.end();
    expect(states(queue)).toEqual([
      ['a', 'added'],
      ['b', 'uploading'],
      ['c', 'uploading'],
    ]);
    expect(sent.map(({name, index}) => [name, index])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('accepts ten files and names the others', () => {
    const {queue} = aQueue('1', '2', '3');
    queue.add(files('4', '5', '6', '7', '8', '9', '10', 'eleven', 'twelve'));
    expect(queue.getState().images).toHaveLength(10);
    expect(queue.getState().leftOut).toEqual(['eleven', 'twelve']);
  });

  it('keeps the place of a file whose upload can be retried', async () => {
    const {queue, sent} = aQueue('1', '2', '3', '4', '5', '6', '7', '8', '9', '10');
    await sent[0]?.end(CANNOT_NOW);
    queue.add(files('eleven'));
    expect(queue.getState().leftOut).toEqual(['eleven']);
  });

  it('keeps no place for a file that can’t be added', async () => {
    const {queue, sent} = aQueue();
    const notes = new File(['x'], 'notes.pdf', {type: 'application/pdf'});
    queue.add([notes, ...files('1', '2', '3', '4', '5', '6', '7', '8', '9', '10')]);
    expect(queue.getState().leftOut).toEqual([]);

    // A file that only the server can reject.
    await sent[0]?.end({ok: false, message: 'Please choose a JPEG', canRetry: false});
    queue.add(files('eleven'));
    expect(queue.getState().leftOut).toEqual([]);
    queue.add(files('twelve'));
    expect(queue.getState().leftOut).toEqual(['twelve']);
  });

  it('accepts the same file twice', () => {
    const {queue} = aQueue('a', 'a');
    expect(new Set(queue.getState().images.map(({id}) => id)).size).toBe(2);
  });

  it('stops the upload of a removed image and continues with the next', async () => {
    const {queue, sent} = aQueue('a', 'b');
    queue.remove(queue.getState().images[0]?.id ?? -1);
    expect(sent[0]?.signal.aborted).toBe(true);
    queue.add(files('c'));
    expect(sent.at(-1)).toMatchObject({name: 'c'});
    expect(states(queue)).toEqual([
      ['b', 'uploading'],
      ['c', 'uploading'],
    ]);
  });

  it('retries a failed upload', async () => {
    const {queue, sent} = aQueue('a');
    await sent[0]?.end(CANNOT_NOW);
    const [failed] = queue.getState().images;
    expect(failed?.failure).toEqual({message: 'Please try again later', canRetry: true});
    queue.retry(failed?.id ?? -1);
    expect(states(queue)).toEqual([['a', 'uploading']]);
    await sent[1]?.end();
    expect(queue.getState().images[0]).toMatchObject({state: 'added', failure: null});
  });

  it.each([
    ['is no picture', new File(['x'], 'a.pdf', {type: 'application/pdf'}), /Please choose a JPEG/],
    ['has a byte too many', aFile(LIMITS.imageBytes + 1), /larger than 10 MB/],
  ])('does not upload a file that %s', (_, file, message) => {
    const {queue, sent} = aQueue();
    queue.add([file]);
    expect(sent).toEqual([]);
    expect(queue.getState().images[0]?.failure).toEqual({
      message: expect.stringMatching(message) as string,
      canRetry: false,
    });
  });

  it.each([
    ['is as large as allowed', aFile(LIMITS.imageBytes)],
    ['has a type that the browser does not know', new File(['x'], 'a.heic')],
  ])('sends a file that %s', (_, file) => {
    const {queue, sent} = aQueue();
    queue.add([file]);
    expect(sent).toHaveLength(1);
  });

  it('reports the progress of each', () => {
    const {queue, sent} = aQueue('a', 'b');
    sent[1]?.progress(0.5);
    expect(queue.getState().images.map(({progress}) => progress)).toEqual([0, 0.5]);
  });

  it('is settled when the last upload has succeeded or failed', async () => {
    const {queue, sent} = aQueue('a', 'b');
    let isSettled = false;
    const settled = queue.settled().then(() => (isSettled = true));
    await sent[0]?.end();
    expect(isSettled).toBe(false);
    await sent[1]?.end(CANNOT_NOW);
    await settled;
    expect(isSettled).toBe(true);
  });

  it('is settled at once when there is nothing to send', async () => {
    await expect(aQueue().queue.settled()).resolves.toBeUndefined();
  });

  it('removes everything when it is cleared', () => {
    const {queue, sent} = aQueue('a', 'b', 'c');
    queue.clear();
    expect(queue.getState().images).toEqual([]);
    expect(sent.every(({signal}) => signal.aborted)).toBe(true);
  });

  it('ends its uploads when the visitor leaves, unless a form that is being sent waits for them', () => {
    const [left, sending] = [aQueue('a'), aQueue('a')];
    left.queue.leave();
    void sending.queue.settled();
    sending.queue.leave();
    expect([left, sending].map(({sent}) => sent[0]?.signal.aborted)).toEqual([true, false]);
  });

  it('restores the images of a draft, before those chosen since', () => {
    const {queue} = aQueue('new');
    queue.restore([{name: 'old', size: 1, url: 'https://backend.example/old'}]);
    expect(states(queue)).toEqual([
      ['old', 'added'],
      ['new', 'uploading'],
    ]);
  });
});

function aFile(size: number): File {
  return new File([new Uint8Array(size)], 'large.jpg', {type: 'image/jpeg'});
}
