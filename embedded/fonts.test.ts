import {describe, expect, it} from 'vitest';
import {serveFont} from './fonts';

const open = (name: string, method = 'GET') =>
  serveFont(new Request(`http://localhost:3001/fonts/${name}`, {method}));

describe('the fonts of the checkout', () => {
  it.each(['newsreader.woff2', 'hanken-grotesk.woff2'])('are the shop’s own: %s', async (name) => {
    const response = await open(name);
    expect(response.headers.get('content-type')).toBe('font/woff2');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
    expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength);
  });

  it.each(['newsreader-licence.txt', '..%2f..%2fpackage.json', 'constructor', ''])(
    'are nothing else: %s',
    async (name) => {
      expect((await open(name)).status).toBe(404);
    },
  );

  it('are only read', async () => {
    expect(await (await open('newsreader.woff2', 'HEAD')).text()).toBe('');
    expect((await open('newsreader.woff2', 'POST')).status).toBe(405);
  });
});
