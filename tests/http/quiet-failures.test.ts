import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {aGif, aHeic, aLargePhotograph, aPicture} from '../support/pictures';
import {startShop, type Shop} from '../support/shop';

/** What a visitor's file or connection breaks is told in one line of the log, without a stack. */
const STACK = /\n\s+at \S|Uncaught|unhandled/i;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.close());

/** What the shop wrote within a moment. */
async function outputAfter(action: () => Promise<unknown>): Promise<string> {
  shop.readOutput();
  await action();
  await wait(1500);
  return shop.readOutput();
}

/** Sends the beginning of a request and breaks the connection. */
async function drop(head: string, body: Uint8Array = new Uint8Array()): Promise<void> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head}\r\nHost: ${new URL(shop.url).host}\r\n\r\n`);
  socket.write(body);
  await wait(300);
  socket.resetAndDestroy();
  await wait(100);
}

const UPLOAD = 'POST /api/reference-image?index=0&name=a.jpg HTTP/1.1';
const MULTIPART = 'POST /commissions HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x';

it.each<[string, () => Promise<Uint8Array>]>([
  ['HEIC', aHeic],
  ['AVIF', () => aPicture('avif')],
  ['JPEG', () => aPicture('jpeg')],
  ['PNG', () => aPicture('png')],
  ['WebP', () => aPicture('webp')],
  ['GIF', aGif],
  ['large PNG', () => aLargePhotograph(3)],
])('a damaged %s writes no stack', async (_, make) => {
  const whole = await make();
  const damaged = [
    whole.subarray(0, Math.floor(whole.length * 0.6)),
    Uint8Array.from(whole, (byte, at) => (at > 40 && at % 7 === 0 ? byte ^ 0xff : byte)),
    Buffer.concat([whole.subarray(0, 100), Buffer.alloc(2_000_000, 0xff)]),
  ];
  const output = await outputAfter(async () => {
    for (const body of damaged) {
      const attempt = async () => {
        const address = `${shop.url}/api/reference-image?index=0&name=a.jpg`;
        const response = await fetch(address, {method: 'POST', body: new Uint8Array(body)});
        expect(response.status).toBeLessThan(500);
        await response.text();
      };
      // The runtime closes the connection of a body that it refused unread; another attempt opens a new one.
      await attempt().catch(attempt).catch(attempt);
    }
  });
  expect(output).not.toMatch(STACK);
});

it.each<[string, () => Promise<void>]>([
  [
    'an upload',
    async () => drop(`${UPLOAD}\r\nContent-Length: 5000000`, await aLargePhotograph(1)),
  ],
  ['an upload’s first byte', () => drop(`${UPLOAD}\r\nContent-Length: 5000000`)],
  [
    'a chunked upload',
    () =>
      drop(
        `${UPLOAD}\r\nTransfer-Encoding: chunked`,
        Buffer.from(`fffff\r\n${'\xff'.repeat(100)}`),
      ),
  ],
  [
    'a commission’s file',
    async () =>
      drop(
        `${MULTIPART}\r\nContent-Length: 5000000`,
        Buffer.concat([
          Buffer.from(
            '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n',
          ),
          await aLargePhotograph(1),
        ]),
      ),
  ],
  [
    'a commission’s field',
    () => drop(`${MULTIPART}\r\nContent-Length: 5000`, Buffer.from('--x\r\n')),
  ],
  [
    'a cart',
    () =>
      drop(
        'POST /cart HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 5000',
        Buffer.from('{"lines":['),
      ),
  ],
  [
    'a message',
    () =>
      drop(
        'POST /contact HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000',
        Buffer.from('name=Ada'),
      ),
  ],
  ['a page', () => drop('GET /collections/prints HTTP/1.1')],
  ['a picture of the shop', () => drop('GET /fonts/none HTTP/1.1')],
])('a connection that breaks within %s writes no stack', async (_, breakOff) => {
  const output = await outputAfter(async () => {
    for (let time = 0; time < 3; time += 1) await breakOff();
  });
  expect(output).not.toMatch(STACK);
});
