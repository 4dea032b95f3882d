import {gunzipSync, gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {createNonce, findPlaces, withNonce} from './nonce';
import {takesGzip, zippedWithNonce, zipPage} from './zipped-page';

const OLD = '0123456789abcdef0123456789abcdef';
const SENTENCE = 'Oil on canvas, 48 × 33 in, from a shore of the Bay of Fundy. ';
const LONG = Array.from({length: 1200}, (_, index) => `${index} ${SENTENCE}`).join('');

function aPage(text: string) {
  const body = new TextEncoder().encode(text);
  return {body, places: findPlaces(new TextDecoder('latin1').decode(body), OLD)};
}

describe('a page in gzip', () => {
  it.each([
    ['no nonce', LONG],
    ['nothing at all', ''],
    ['one in the middle', `<script nonce="${OLD}">${SENTENCE}`],
    ['nothing but a nonce', OLD],
    ['nonces at both ends, further apart than deflate looks back', OLD + LONG + OLD],
    ['nonces side by side', `${OLD}${OLD}-${OLD}`],
    ['the same words on both sides', `${SENTENCE}${OLD}${SENTENCE}${OLD}${SENTENCE}`],
    ['letters of the nonce beside it', `${OLD.slice(0, 30)} ${OLD} ${OLD.slice(2)} 0123456789`],
  ])('unpacks to the page under another nonce each time: %s', (_, text) => {
    const {body, places} = aPage(text);
    const zipped = zipPage(body, places);
    for (const nonce of [createNonce(), createNonce(), OLD, '0'.repeat(32)]) {
      // Refuses a wrong checksum and a wrong length.
      const unpacked = gunzipSync(zippedWithNonce(zipped, nonce));
      expect(unpacked.equals(withNonce(body, places, nonce))).toBe(true);
    }
  });

  it('is hardly larger than without nonces', () => {
    const {body, places} = aPage(OLD + LONG + OLD + SENTENCE + OLD + SENTENCE);
    const {length} = zipPage(body, places).bytes;
    expect(length).toBeLessThan(gzipSync(body).length + 3 * 50);
  });
});

describe('gzip', () => {
  it.each([
    ['gzip', true],
    ['deflate, GZIP', true],
    ['gzip, br;q=0', true],
    ['br, gzip;q=0.5', true],
    ['gzip; q=0', false],
    ['gzip;q=0.000, br', false],
    ['br', false],
    ['identity', false],
    ['', false],
    [null, false],
  ])('is asked for by %j: %s', (header, takes) => {
    expect(takesGzip(header)).toBe(takes);
  });
});
