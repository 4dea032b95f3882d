import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {createFunctionThread, type FunctionThread} from './function-thread';

const PICTURE = readFileSync('embedded/seed/art/paintings/first-light.jpg');
const CARD = {title: 'First Light', line: 'Sold', picture: 'https://cdn.example/first-light.jpg'};

/** A thread that runs the script for each input. */
const running = (script: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import {parentPort} from 'node:worker_threads';
       parentPort.on('message', (input) => { ${script} });`,
    )}`,
  );
const ANSWER = 'parentPort.postMessage({output: input.toUpperCase()});';

let close: () => Promise<void>;
afterEach(() => close());

function aThread<Input, Output>(script: URL, timeoutMs?: number): FunctionThread<Input, Output> {
  const thread = createFunctionThread<Input, Output>(script, timeoutMs);
  close = thread.close;
  return thread;
}

describe('the thread of a function', () => {
  it('draws with the function’s own code, and continues after an invalid picture', async () => {
    const thread = aThread<unknown[], Uint8Array>(new URL('./drawing-worker.mjs', import.meta.url));
    const broken = thread.run([CARD, new Uint8Array([0xff, 0xd8, 0xff])]);
    const image = thread.run([CARD, PICTURE]);
    await expect(broken).rejects.toThrow('Image');
    expect([...(await image).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('re-encodes with the function’s own code', async () => {
    const script = new URL('./reencoding-worker.mjs', import.meta.url);
    const thread = aThread<Uint8Array, {jpeg: Uint8Array} | {fault: string}>(script);
    expect(await thread.run(PICTURE.subarray(0, 200))).toEqual({fault: 'broken'});
    expect(await thread.run(PICTURE)).toMatchObject({jpeg: expect.any(Uint8Array)});
  });

  it('returns the result of each run, in order', async () => {
    const thread = aThread<string, string>(running(ANSWER));
    const outputs = await Promise.all(['one', 'two', 'three'].map((word) => thread.run(word)));
    expect(outputs).toEqual(['ONE', 'TWO', 'THREE']);
  });

  it.each([
    // As in an endless loop, but without a processor's five seconds.
    ['hangs', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
    ['throws', 'throw new Error("out of memory");'],
    ['ends', 'process.exit();'],
  ])('starts anew after a run in which it %s', async (_, harm) => {
    const script = running(`if (input === 'harmful') { ${harm} } ${ANSWER}`);
    const thread = aThread<string, string>(script, 5000);
    const harmful = thread.run('harmful');
    const next = thread.run('next');
    await expect(harmful).rejects.toThrow();
    expect(await next).toBe('NEXT');
  });

  it('aborts when it is closed', async () => {
    const thread = aThread<string, string>(running('for (;;);'));
    const rejected = expect(thread.run('any')).rejects.toThrow();
    await Promise.resolve();
    await thread.close();
    await rejected;
  });
});
