import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {createDrawingThread, type DrawingThread} from './drawing-thread';

const CARD = {title: 'First Light', line: 'Sold', picture: 'https://cdn.example/first-light.jpg'};
const PICTURE = readFileSync('embedded/seed/art/paintings/first-light.jpg');

/** A thread that runs the script for each card. */
const running = (script: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import {parentPort} from 'node:worker_threads';
       parentPort.on('message', ({card}) => { ${script} });`,
    )}`,
  );
const ANSWER = 'parentPort.postMessage({image: new TextEncoder().encode(card.title)});';
const words = (image: Uint8Array) => new TextDecoder().decode(image);

let thread: DrawingThread;
afterEach(() => thread.close());

describe('the drawing thread', () => {
  it('draws with the function’s own code, and continues after an invalid picture', async () => {
    thread = createDrawingThread();
    const broken = thread.draw(CARD, new Uint8Array([0xff, 0xd8, 0xff]));
    const image = thread.draw(CARD, PICTURE);
    await expect(broken).rejects.toThrow('could not be drawn');
    expect([...(await image).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('returns the result of each card, in order', async () => {
    thread = createDrawingThread({script: running(ANSWER)});
    const titles = ['one', 'two', 'three'];
    const images = await Promise.all(titles.map((title) => thread.draw({...CARD, title}, PICTURE)));
    expect(images.map(words)).toEqual(titles);
  });

  it.each([
    // As in an endless loop, but without a processor's five seconds.
    ['hangs', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
    ['throws', 'throw new Error("out of memory");'],
    ['ends', 'process.exit();'],
  ])('starts a new thread after a card on which it %s', async (_, harm) => {
    const script = running(`if (card.title === 'harmful') { ${harm} } ${ANSWER}`);
    thread = createDrawingThread({timeoutMs: 5000, script});
    const harmful = thread.draw({...CARD, title: 'harmful'}, PICTURE);
    const next = thread.draw({...CARD, title: 'next'}, PICTURE);
    await expect(harmful).rejects.toThrow();
    expect(words(await next)).toBe('next');
  });

  it('aborts when it is closed', async () => {
    thread = createDrawingThread({script: running('for (;;);')});
    const drawing = thread.draw(CARD, PICTURE);
    const rejected = expect(drawing).rejects.toThrow();
    await Promise.resolve();
    await thread.close();
    await rejected;
  });
});
