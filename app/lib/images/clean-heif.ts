import {BoxFields, blankBox, boxesIn, retyped} from './box-bytes';
import type {ByteReader} from './byte-reader';
import {type Extent, type MetaExtents, cleanMeta} from './heif-meta';
import {broken} from './picture-error';
import {assertPixels} from './pixel-limit';

/** Boxes that describe a picture are buffered, so they have a limit; a camera's are below a tenth of it. */
const DESCRIPTION_MAX_BYTES = 262_144;

/** Far more than the two or three of a camera's file. */
const ATTACHED_MAX_EXTENTS = 256;

const PICTURE_BOXES = new Set(['meta', 'moov', 'mdat']);
const KEPT_TRACK_BOXES = new Set(['mvhd', 'mvex', 'tkhd', 'tref', 'trgr', 'edts', 'mdia']);

interface BoxHeader {
  bytes: Uint8Array;
  type: string;
  /** The length of its content; Infinity when it extends to the end of the file. */
  length: number;
}

/**
 * An AVIF or HEIC of the same length, since it refers to its parts by offset: Exif, XMP and other metadata become
 * zeros, unknown boxes free space. Data after the picture's last byte is dropped, unless it belongs to the picture.
 * Metadata before its description cannot be cleaned while streaming, and counts as broken.
 */
export async function* cleanHeif(reader: ByteReader): AsyncGenerator<Uint8Array> {
  const fileType = await takeHeader(reader);
  yield fileType.bytes;
  yield* reader.pass(fileType.length);
  let picture: MetaExtents | null = null;
  let toBlank: Extent[] = [];

  while (!(await reader.atEnd())) {
    const isWhole = picture !== null && reader.position >= picture.end;
    if (isWhole && !PICTURE_BOXES.has(await peekType(reader))) break;
    const header = await takeHeader(reader);

    if (header.type === 'mdat') {
      yield header.bytes;
      for await (const piece of reader.pass(header.length)) {
        yield blanked(piece, reader.position - piece.length, toBlank);
      }
    } else if (!PICTURE_BOXES.has(header.type)) {
      yield retyped(header.bytes, 'free');
      yield* reader.blank(header.length);
    } else {
      if (header.type === 'meta' && picture) broken('The file describes its picture twice');
      const bytes = await takeDescription(reader, header);
      let attached: Extent[];
      if (header.type === 'meta') ({attached} = picture = cleanMeta(bytes, 0, bytes.length));
      else attached = cleanTracks(bytes);
      if (attached.some(([start]) => start < reader.position)) broken('Attached data has gone by');
      toBlank = toBlank.concat(attached);
      if (toBlank.length > ATTACHED_MAX_EXTENTS) broken('Too much is attached');
      yield header.bytes;
      yield bytes;
    }
  }
  if (!picture?.draws || reader.position < picture.end) broken('The file ends before its picture');
}

async function peekType(reader: ByteReader): Promise<string> {
  return String.fromCharCode(...(await reader.peek(8)).subarray(4, 8));
}

async function takeHeader(reader: ByteReader): Promise<BoxHeader> {
  const isLong = (await reader.peek(4)).subarray(0, 4).join() === '0,0,0,1';
  const bytes = await reader.take(isLong ? 16 : 8);
  const fields = new BoxFields(bytes, 0);
  const size = fields.uint(4);
  const type = fields.text(4);
  if (size === 0) return {bytes, type, length: Infinity};
  const length = (isLong ? fields.uint(8) : size) - bytes.length;
  if (length < 0) broken(`The box ${type} is shorter than its header`);
  return {bytes, type, length};
}

/** A mutable copy of the content. */
async function takeDescription(reader: ByteReader, {type, length}: BoxHeader): Promise<Uint8Array> {
  if (length > DESCRIPTION_MAX_BYTES) broken(`The box ${type} is too long`);
  return new Uint8Array(await reader.take(length));
}

/** Cleans the content of a `moov` box in place, without user data, and returns the extents of its metadata. */
function cleanTracks(bytes: Uint8Array): Extent[] {
  const attached: Extent[] = [];
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    const parts = box.type === 'trak' ? boxesIn(bytes, box.start, box.end) : [box];
    for (const part of parts) {
      if (part.type === 'meta') {
        for (const extent of cleanMeta(bytes, part.start, part.end).attached) attached.push(extent);
      } else if (part.type === 'tkhd') {
        assertTrackPixels(bytes, part.end);
      } else if (!KEPT_TRACK_BOXES.has(part.type)) {
        blankBox(bytes, part);
      }
    }
  }
  return attached;
}

/** A track header ends with width and height, in 65,536ths of a pixel. */
function assertTrackPixels(bytes: Uint8Array, end: number): void {
  const fields = new BoxFields(bytes, end - 8, end);
  assertPixels(fields.uint(4) >>> 16, fields.uint(4) >>> 16);
}

/** The piece with the extents zeroed; the same piece when none overlaps. */
function blanked(piece: Uint8Array, offset: number, extents: Extent[]): Uint8Array {
  const end = offset + piece.length;
  const touching = extents.filter(([from, to]) => from < end && to > offset);
  if (touching.length === 0) return piece;
  const copy = new Uint8Array(piece);
  for (const [from, to] of touching) copy.fill(0, Math.max(from - offset, 0), to - offset);
  return copy;
}
