import {readFileSync} from 'node:fs';
import {afterAll, expect, it} from 'vitest';
import {startPictureThreads} from './picture-threads';

const PICTURE = readFileSync('embedded/seed/art/paintings/first-light.jpg');
const CARD = {title: 'First Light', line: 'Sold', picture: 'https://cdn.example/first-light.jpg'};
const threads = startPictureThreads();
afterAll(() => threads.close());

it('draws with the function’s own code, and continues after an invalid picture', async () => {
  const broken = threads.drawCard(CARD, new Uint8Array([0xff, 0xd8, 0xff]));
  const image = threads.drawCard(CARD, PICTURE);
  await expect(broken).rejects.toThrow('Image');
  expect([...(await image).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

it('re-encodes with the function’s own code', async () => {
  expect(await threads.reencode(PICTURE.subarray(0, 200))).toEqual({problem: 'broken'});
  expect(await threads.reencode(PICTURE)).toMatchObject({jpeg: expect.any(Uint8Array)});
});
