import type {ByteReader} from './byte-reader';
import {crc32} from './crc32';
import {EXIF_HEAD_BYTES, orientationExif, readOrientation} from './exif-orientation';
import {broken} from './picture-error';
import {assertPixels} from './pixel-limit';

const SIGNATURE_BYTES = 8;
const IHDR_BYTES = 13;

/** The chunks for picture, animation and colours (PNG, third edition). */
const KEPT_CHUNKS = new Set(
  ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'hIST', 'pHYs', 'sBIT'].concat(
    ['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI'],
    ['acTL', 'fcTL', 'fdAT'],
  ),
);

/**
 * A PNG with its picture chunks and, unless it is upright, an eXIf chunk with the orientation only, in place of the
 * original one: browsers and sharp rotate the picture by it. Without data after its end; the checksums stay valid.
 */
export async function* cleanPng(reader: ByteReader): AsyncGenerator<Uint8Array> {
  yield await reader.take(SIGNATURE_BYTES);
  let hasHeader = false;
  let hasData = false;
  let hasExif = false;

  for (;;) {
    const header = await reader.take(8);
    const {length, name} = readHeader(header);
    if (!hasHeader && (name !== 'IHDR' || length !== IHDR_BYTES)) broken('No IHDR comes first');
    hasHeader = true;
    if (name === 'IHDR') assertHeaderPixels(await reader.peek(8));

    if (KEPT_CHUNKS.has(name)) {
      yield* passChunk(reader, header, length);
    } else if (isCritical(name)) {
      broken(`No reader knows the critical chunk ${name}`);
    } else if (name === 'eXIf' && !hasExif) {
      hasExif = true;
      const head = await reader.take(Math.min(length, EXIF_HEAD_BYTES));
      yield* orientationChunk(readOrientation(head));
      await reader.skip(length - head.length + 4);
    } else {
      await reader.skip(length + 4);
    }
    hasData ||= name === 'IDAT';
    if (name === 'IEND') break;
  }
  if (!hasData) broken('The picture has no IDAT');
}

function readHeader(header: Uint8Array): {length: number; name: string} {
  const length = new DataView(header.buffer, header.byteOffset).getUint32(0);
  const name = String.fromCharCode(...header.subarray(4));
  if (!/^[A-Za-z]{4}$/.test(name) || length > 0x7fffffff) broken('No chunk where one must be');
  return {length, name};
}

function assertHeaderPixels(header: Uint8Array): void {
  if (header.length < 8) broken('The file ends too early');
  const view = new DataView(header.buffer, header.byteOffset);
  assertPixels(view.getUint32(0), view.getUint32(4));
}

function isCritical(name: string): boolean {
  return name < 'a';
}

async function* passChunk(
  reader: ByteReader,
  header: Uint8Array,
  length: number,
): AsyncGenerator<Uint8Array> {
  yield header;
  let crc = crc32(header.subarray(4));
  for await (const piece of reader.pass(length)) {
    crc = crc32(piece, crc);
    yield piece;
  }
  const stored = await reader.take(4);
  if (new DataView(stored.buffer, stored.byteOffset).getUint32(0) !== crc) {
    broken(`The chunk that ends at ${reader.position} is damaged`);
  }
  yield stored;
}

function* orientationChunk(orientation: number): Generator<Uint8Array> {
  if (orientation === 1) return;
  const exif = orientationExif(orientation);
  const chunk = new Uint8Array(exif.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, exif.length);
  chunk.set([0x65, 0x58, 0x49, 0x66], 4);
  chunk.set(exif, 8);
  view.setUint32(exif.length + 8, crc32(chunk.subarray(4, exif.length + 8)));
  yield chunk;
}
