import type {ByteReader} from './byte-reader';
import {hasExifPrefix, orientationExif, readOrientation} from './exif-orientation';
import {broken} from './picture-error';
import {assertPixels} from './pixel-limit';

const SOF0 = 0xc0;
const SOF15 = 0xcf;
const DHT = 0xc4;
const DAC = 0xcc;
const RST0 = 0xd0;
const RST7 = 0xd7;
const EOI = 0xd9;
const SOS = 0xda;
const EXP = 0xdf;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

/** The length of a JFIF segment without its thumbnail. */
const JFIF_BYTES = 14;

/**
 * A JPEG (ITU-T T.81) with its JFIF and Adobe segments, its colour profile and, unless it is upright, an Exif block
 * with the orientation only; without other application segments, comments and data after its end.
 */
export async function* cleanJpeg(reader: ByteReader): AsyncGenerator<Uint8Array> {
  yield await reader.take(2);
  let hasFrame = false;
  let hasScan = false;
  let hasExif = false;

  for (;;) {
    const marker = await takeMarker(reader);
    if (marker === EOI) break;
    if (!opensSegment(marker)) broken(`No segment has the marker ${marker}`);
    const payload = await takePayload(reader);
    if (marker <= SOF15 && marker !== DHT && marker !== DAC) {
      assertFramePixels(payload);
      hasFrame = true;
    }

    if (marker === APP1 && hasExifPrefix(payload)) {
      // The first of several counts.
      if (!hasExif) yield* orientationSegment(readOrientation(payload));
      hasExif = true;
      continue;
    }
    const kept = keptPayload(marker, payload);
    if (kept) yield segment(marker, kept);
    if (marker === SOS) {
      if (!hasFrame) broken('A scan stands before its frame');
      hasScan = true;
      yield* passScan(reader);
    }
  }
  if (!hasScan) broken('The picture has no scan');
  yield Uint8Array.of(0xff, EOI);
}

/** A frame header has its precision, then height and width; a height of 0 is given after the first scan, up to the highest. */
function assertFramePixels([, high = 0, low = 0, wide = 0, narrow = 0]: Uint8Array): void {
  assertPixels(wide * 256 + narrow, high * 256 + low || 0xffff);
}

/** The byte after 0xff; any number of 0xff may precede it. */
async function takeMarker(reader: ByteReader): Promise<number> {
  const [lead] = await reader.take(1);
  if (lead !== 0xff) broken(`No marker at ${reader.position - 1}`);
  for (;;) {
    const [marker = 0] = await reader.take(1);
    if (marker !== 0xff) return marker;
  }
}

function opensSegment(marker: number): boolean {
  const standsAlone = marker >= RST0 && marker <= EOI;
  return marker === COM || (marker >= SOF0 && marker <= APP15 && !standsAlone);
}

async function takePayload(reader: ByteReader): Promise<Uint8Array> {
  const [high = 0, low = 0] = await reader.take(2);
  const length = high * 256 + low;
  if (length < 2) broken(`A segment of length ${length}`);
  return reader.take(length - 2);
}

/** The part of a segment that is needed to render the picture; null when none is. */
function keptPayload(marker: number, payload: Uint8Array): Uint8Array | null {
  switch (marker) {
    case APP0:
      return startsWith(payload, 'JFIF\0') ? withoutThumbnail(payload) : null;
    case APP2:
      return startsWith(payload, 'ICC_PROFILE\0') ? payload : null;
    case APP14:
      return startsWith(payload, 'Adobe') ? payload : null;
    default:
      return marker <= EXP ? payload : null;
  }
}

/** The thumbnail's width and height are the last two bytes of the kept payload. */
function withoutThumbnail(jfif: Uint8Array): Uint8Array | null {
  if (jfif.length < JFIF_BYTES) return null;
  const kept = new Uint8Array(jfif.subarray(0, JFIF_BYTES));
  kept.fill(0, JFIF_BYTES - 2);
  return kept;
}

function* orientationSegment(orientation: number): Generator<Uint8Array> {
  if (orientation === 1) return;
  const prefix = Uint8Array.of(0x45, 0x78, 0x69, 0x66, 0, 0);
  yield segment(APP1, Uint8Array.of(...prefix, ...orientationExif(orientation)));
}

function segment(marker: number, payload: Uint8Array): Uint8Array {
  const length = payload.length + 2;
  const bytes = new Uint8Array(length + 2);
  bytes.set([0xff, marker, length >> 8, length & 0xff]);
  bytes.set(payload, 4);
  return bytes;
}

/** Passes entropy-coded data through to the first marker that is not a restart. */
async function* passScan(reader: ByteReader): AsyncGenerator<Uint8Array> {
  for (;;) {
    const bytes = await reader.peek(2);
    const end = scanEnd(bytes);
    if (end > 0) yield* reader.pass(end);
    else if (bytes.length < 2) broken('The file ends inside a scan');
    else return;
  }
}

/** The number of bytes that certainly belong to the scan: 0 when they begin with its end marker. */
function scanEnd(bytes: Uint8Array): number {
  // A loop takes the same time for every file; indexOf is slow on one full of 0xff.
  const last = bytes.length - 1;
  for (let at = 0; at < last; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const goesOn = next === 0 || next === 0xff || (next >= RST0 && next <= RST7);
    if (!goesOn) return at;
  }
  return bytes[last] === 0xff ? last : bytes.length;
}

function startsWith(payload: Uint8Array, name: string): boolean {
  return String.fromCharCode(...payload.subarray(0, name.length)) === name;
}
