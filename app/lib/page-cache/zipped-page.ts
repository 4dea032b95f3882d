import {Deflate, Z_FINISH, Z_SYNC_FLUSH} from 'pako';
import {checksum, movedOn, ONE, product, remainder} from './checksum';
import {NONCE_LETTERS} from './nonce';

/** RFC 1952, 2.3: gzip, deflate, no flags, no time, no extras, an unknown system. */
const HEADER = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const TRAILER_BYTES = 8;

/** RFC 1951, 3.2.4: a block that holds its bytes as they are, and is not the last. */
const STORED_NONCE = new Uint8Array([0, NONCE_LETTERS, 0, ~NONCE_LETTERS, ~0]);

/** How far deflate looks back. */
const WINDOW_BYTES = 32 * 1024;

/** A page in gzip, in which every answer can have a nonce of its own. */
export interface ZippedPage {
  /** Where a nonce belongs these hold zeros. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Offsets of the nonce in `bytes`. */
  places: number[];
  /** What to multiply a nonce's remainder by to have its share in the checksum. */
  weight: number;
}

/**
 * Compresses a page whose nonce stands at `places`. Each nonce lies uncompressed between the pieces, and nothing refers
 * back to it: in the eyes of the compressor zeros stand there, which no page holds.
 */
export function zipPage(body: Uint8Array, noncePlaces: readonly number[]): ZippedPage {
  const blank = body.slice();
  for (const place of noncePlaces) blank.fill(0, place, place + NONCE_LETTERS);

  const parts: Uint8Array[] = [HEADER];
  const places: number[] = [];
  let length = HEADER.length;
  let weight = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  let from = 0;
  for (const place of noncePlaces) {
    for (const part of compress(blank, from, place, Z_SYNC_FLUSH)) add(part);
    add(STORED_NONCE);
    places.push(length);
    from = place + NONCE_LETTERS;
    add(blank.subarray(place, from));
    weight ^= movedOn(ONE, blank.length - from);
  }
  for (const part of compress(blank, from, blank.length, Z_FINISH)) add(part);

  const bytes = new Uint8Array(length + TRAILER_BYTES);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  const trailer = new DataView(bytes.buffer, offset);
  trailer.setUint32(0, checksum(blank), true);
  trailer.setUint32(4, blank.length, true);
  return {bytes, places, weight: weight >>> 0};
}

/** A copy with `nonce` at each place, and the checksum that belongs to it. */
export function zippedWithNonce(
  {bytes, places, weight}: ZippedPage,
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  const letters = new TextEncoder().encode(nonce);
  for (const place of places) copy.set(letters, place);
  const trailer = new DataView(copy.buffer, copy.length - TRAILER_BYTES);
  trailer.setUint32(0, trailer.getUint32(0, true) ^ product(weight, remainder(letters)), true);
  return copy;
}

function compress(
  bytes: Uint8Array,
  from: number,
  to: number,
  flush: typeof Z_SYNC_FLUSH | typeof Z_FINISH,
): Uint8Array[] {
  const dictionary = bytes.slice(Math.max(0, from - WINDOW_BYTES), from);
  const deflate = new Deflate({raw: true, ...(from > 0 && {dictionary})});
  const parts: Uint8Array[] = [];
  deflate.onData = (part) => parts.push(part);
  if (!deflate.push(bytes.slice(from, to), flush)) throw new Error(deflate.msg);
  return parts;
}

/** Whether a browser takes gzip, by its `Accept-Encoding`. */
export function takesGzip(acceptEncoding: string | null): boolean {
  const named = acceptEncoding?.match(/\bgzip\b\s*(?:;\s*q\s*=\s*([\d.]+))?/i);
  return named ? Number(named[1] ?? 1) > 0 : false;
}
