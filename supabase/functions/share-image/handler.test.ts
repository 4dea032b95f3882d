import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import sharp from 'sharp';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  FORWARD_SECRET,
  PICTURE_PREFIX,
  post as postAnything,
} from '../_shared/testing/test-context.ts';
import {createDrawing, type DrawCard} from './draw-card.ts';
import {MAX_CONCURRENT_CARDS, createHandler} from './handler.ts';
import {BACKGROUND_COLOR} from './background.ts';

const CONTEXT = {picturePrefix: PICTURE_PREFIX, forwardSecret: FORWARD_SECRET};
const post = (card: unknown) => postAnything(card, {address: '203.0.113.7'});
const CARD = {
  title: 'L’été à l’Île',
  line: 'From CAD $45.00',
  picture: `${PICTURE_PREFIX}1/sea.jpg?v=1`,
};
const RED = {r: 200, g: 40, b: 30};

const drawCard = createDrawing(async () => ({
  wasm: readFileSync(
    createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm'),
  ),
  serif: readFileSync(new URL('fonts/newsreader.ttf', import.meta.url)),
  sans: readFileSync(new URL('fonts/hanken-grotesk.ttf', import.meta.url)),
}));
/** Replaces the drawing when its result doesn't matter. */
const drawNothing: DrawCard = async () => new Uint8Array([1]);

const paint = (width: number, height: number) =>
  sharp({create: {width, height, channels: 3, background: RED}})
    .jpeg()
    .toBuffer();

/** A CDN with one image at every URL, and the requests it received. */
function aCdn(respond: () => Response | Promise<Response>) {
  const asked: {url: URL; init?: RequestInit}[] = [];
  const fetchPicture: typeof fetch = async (input, init) => {
    asked.push({url: new URL(String(input)), init});
    return respond();
  };
  return {asked, fetchPicture};
}
const cdnWith = (picture: Uint8Array) => aCdn(() => new Response(new Uint8Array(picture)));

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warned.push(line));
});

/** Asks for a card; the drawing is left out unless given. */
const ask = ({fetchPicture}: ReturnType<typeof aCdn>, card: unknown, drawing = drawNothing) =>
  createHandler(CONTEXT, drawing, fetchPicture)(post(card));

async function draw(picture: Uint8Array, card: object = CARD) {
  const response = await ask(cdnWith(picture), card, drawCard);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await response.arrayBuffer());
  const {data, info} = await sharp(bytes).raw().toBuffer({resolveWithObject: true});
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  return {bytes, data, info, at};
}

const isNear = ([r = 0, g = 0, b = 0]: readonly number[], wanted: readonly number[], by = 12) =>
  [r, g, b].every((part, index) => Math.abs(part - (wanted[index] ?? 0)) <= by);
const isRed = (pixel: readonly number[]) => isNear(pixel, [RED.r, RED.g, RED.b]);

describe('share-image', () => {
  it.each([
    ['an upright', 400, 522, [400, 315]],
    ['a lying', 800, 600, [400, 315]],
    ['a square', 522, 522, [400, 315]],
    ['a very wide', 1072, 300, [600, 200]],
  ] as const)('draws %s painting whole on the background', async (_, width, height, middle) => {
    const {bytes, info, at} = await draw(await paint(width, height));
    expect(info).toMatchObject({width: 1200, height: 630, channels: 3});
    expect(bytes.byteLength).toBeLessThan(300_000);
    for (const [x, y] of [
      [3, 3],
      [1196, 3],
      [3, 626],
      [1196, 626],
    ] as const) {
      expect(isNear(at(x, y), BACKGROUND_COLOR, 3), `${x}, ${y}`).toBe(true);
    }
    expect(isRed(at(middle[0], middle[1]))).toBe(true);

    const across = Array.from({length: 1200}, (_, x) => isRed(at(x, middle[1])));
    const down = Array.from({length: 630}, (_, y) => isRed(at(middle[0], y)));
    const count = (row: boolean[]) => row.filter(Boolean).length;
    expect(count(across) / count(down)).toBeCloseTo(width / height, 1);
  });

  it('draws the title and the line, and nothing in place of an empty line', async () => {
    const picture = await paint(400, 522);
    const inkOf = async (card: object) => {
      const {at} = await draw(picture, card);
      let ink = 0;
      for (let y = 0; y < 630; y += 1) {
        for (let x = 700; x < 1200; x += 1) if (isNear(at(x, y), [0x17, 0x23, 0x2b], 40)) ink += 1;
      }
      return ink;
    };
    const [all, noLine] = [await inkOf(CARD), await inkOf({...CARD, line: null})];
    expect(noLine).toBeGreaterThan(1000);
    expect(all).toBeGreaterThan(noLine + 1000);
  });

  it('executes no commands in a title', async () => {
    const title = '@/etc/passwd %[fx:1/0] \'"\\ text 0,0 "x"';
    expect((await draw(await paint(400, 522), {...CARD, title})).info.width).toBe(1200);
  });

  it('requests a small JPEG from the CDN', async () => {
    const cdn = cdnWith(await paint(4, 4));
    expect((await ask(cdn, CARD)).status).toBe(200);
    const [request] = cdn.asked;
    expect(request?.url.href).toBe(
      `${PICTURE_PREFIX}1/sea.jpg?v=1&width=1072&height=522&format=jpg`,
    );
    expect(request?.init?.redirect).toBe('error');
  });
});

describe('share-image rejects', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:3001/__control/keys',
    'https://pictures.example.evil.example/files/a.jpg',
    'https://pictures.example@evil.example/files/a.jpg',
    'https://evil.example/https://pictures.example/files/a.jpg',
    'https://pictures.example/files/../secret.jpg',
    'https://pictures.example/files/%2e%2e/secret.jpg',
    'https://pictures.example:8443/files/a.jpg',
    'http://pictures.example/files/a.jpg',
    'file:///etc/passwd',
    'data:image/jpeg;base64,/9j/',
  ])('a picture at %s, without a request', async (picture) => {
    const cdn = cdnWith(await paint(4, 4));
    const response = await ask(cdn, {...CARD, picture});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({error: {code: 'invalid_field'}});
    expect(cdn.asked).toEqual([]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['is not there', () => new Response(null, {status: 404})],
    ['is no JPEG', () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['is empty', () => new Response('')],
    ['is too large', () => new Response(new Uint8Array(3 * 1024 * 1024 + 1).fill(0xff))],
    ['cannot be reached', () => Promise.reject(new TypeError('redirect'))],
  ])('a picture that %s', async (_, respond) => {
    const response = await ask(aCdn(respond), CARD);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({error: {code: 'not_found'}});
  });

  it.each([
    ['no title', {...CARD, title: ''}],
    ['a title of 256 letters', {...CARD, title: 'x'.repeat(256)}],
    ['a line of 81 letters', {...CARD, line: 'x'.repeat(81)}],
    ['no address', {...CARD, picture: 'sea.jpg'}],
    ['nothing', {}],
  ])('%s', async (_, card) => {
    const response = await createHandler(CONTEXT, drawNothing)(post(card));
    expect(response.status).toBe(400);
  });

  it('more cards than it can process concurrently, and draws again when one is done', async () => {
    const waiting: (() => void)[] = [];
    const slowly: DrawCard = () =>
      new Promise((resolve) => waiting.push(() => resolve(new Uint8Array([1]))));
    const {fetchPicture} = cdnWith(await paint(4, 4));
    const handler = createHandler(CONTEXT, slowly, fetchPicture);
    const underWay = Array.from({length: MAX_CONCURRENT_CARDS}, () => handler(post(CARD)));
    await expect.poll(() => waiting.length).toBe(MAX_CONCURRENT_CARDS);
    const refused = await handler(post(CARD));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    for (const finish of waiting) finish();
    expect((await Promise.all(underWay)).map(({status}) => status)).toEqual([200, 200, 200, 200]);
    const again = handler(post(CARD));
    await expect.poll(() => waiting.length).toBe(MAX_CONCURRENT_CARDS + 1);
    waiting.at(-1)?.();
    expect((await again).status).toBe(200);
  });

  it('bytes that only start like a JPEG, and sides that would exhaust the memory', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const huge = await paint(8, 8);
    // The frame header contains height and width after the precision.
    const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
    huge.writeUInt16BE(60_000, frame + 5);
    huge.writeUInt16BE(60_000, frame + 7);
    for (const picture of [Buffer.from([0xff, 0xd8, 0xff, 0, 1]), huge]) {
      const response = await ask(cdnWith(picture), CARD, drawCard);
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({error: {code: 'internal'}});
    }
    expect(logged).toHaveBeenCalledTimes(2);
    await draw(await paint(40, 40));
  });
});
