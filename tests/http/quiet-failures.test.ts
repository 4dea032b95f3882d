import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {beforeAll, expect, it, vi} from 'vitest';
import {aGif, aHeic, aLargePhotograph, aPicture} from '../support/pictures';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

/** What a visitor's file or connection breaks is told in one line of the log, without a stack. */
const STACK = /\n\s+at \S|Uncaught|unhandled/i;

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});

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

const PICTURES = [
  aHeic,
  () => aPicture('avif'),
  () => aPicture('jpeg'),
  () => aPicture('png'),
  () => aPicture('webp'),
  aGif,
  () => aLargePhotograph(3),
];

it('damaged pictures write no stack', async () => {
  const pictures = await Promise.all(PICTURES.map((make) => make()));
  const output = await outputAfter(() => Promise.all(pictures.flatMap(damage).map(upload)));
  expect(output).not.toMatch(STACK);
});

function damage(whole: Uint8Array): Uint8Array<ArrayBuffer>[] {
  return [
    new Uint8Array(whole.subarray(0, Math.floor(whole.length * 0.6))),
    Uint8Array.from(whole, (byte, at) => (at > 40 && at % 7 === 0 ? byte ^ 0xff : byte)),
    new Uint8Array(Buffer.concat([whole.subarray(0, 100), Buffer.alloc(2_000_000, 0xff)])),
  ];
}

async function upload(body: Uint8Array<ArrayBuffer>) {
  const attempt = async () => {
    const address = `${shop.url}/api/reference-image?index=0&name=a.jpg`;
    const response = await fetch(address, {method: 'POST', body});
    expect(response.status).toBeLessThan(500);
    await response.text();
  };
  // The runtime closes the connection of a body that it refused unread; another attempt opens a new one.
  await vi.waitFor(attempt, {timeout: 30_000});
}

const UPLOAD_HEAD = `${UPLOAD}\r\nContent-Length: 5000000`;
const FILE_HEAD = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n';

/** Requests whose connection breaks in the middle: an upload, a form's file, a field, a cart, a message, a page. */
const BROKEN: [head: string, body?: () => Promise<Uint8Array>][] = [
  [UPLOAD_HEAD, () => aLargePhotograph(1)],
  [UPLOAD_HEAD],
  [
    `${UPLOAD}\r\nTransfer-Encoding: chunked`,
    async () => Buffer.from(`fffff\r\n${'\xff'.repeat(100)}`),
  ],
  [
    `${MULTIPART}\r\nContent-Length: 5000000`,
    async () => Buffer.concat([Buffer.from(FILE_HEAD), await aLargePhotograph(1)]),
  ],
  [`${MULTIPART}\r\nContent-Length: 5000`, async () => Buffer.from('--x\r\n')],
  [
    'POST /cart HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 5000',
    async () => Buffer.from('{"lines":['),
  ],
  [
    'POST /contact HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000',
    async () => Buffer.from('name=Ada'),
  ],
  ['GET /collections/prints HTTP/1.1'],
  ['GET /fonts/none HTTP/1.1'],
];

it('connections that break within a request write no stack', async () => {
  const output = await outputAfter(async () => {
    for (let time = 0; time < 3; time += 1) {
      await Promise.all(BROKEN.map(async ([head, body]) => drop(head, await body?.())));
    }
  });
  expect(output).not.toMatch(STACK);
});
