import type {ByteReader} from './byte-reader';
import {broken} from './picture-error';
import {assertPixels} from './pixel-limit';

const HEADER_BYTES = 13;
const FRAME_BYTES = 10;
const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** The application extensions with an animation's loop count. */
const KEPT_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];
const APPLICATION_NAME_BYTES = 11;

/** A GIF with its frames, their timing and the loop count, without comments, plain text and other application data. */
export async function* cleanGif(reader: ByteReader): AsyncGenerator<Uint8Array> {
  const header = await reader.take(HEADER_BYTES);
  assertSizePixels(header.subarray(6));
  yield header;
  yield* reader.pass(colourTableBytes(header[10]));
  let hasFrame = false;

  for (;;) {
    const [kind = 0, label = 0] = await reader.peek(2);
    if (kind === TRAILER) break;
    if (kind === FRAME) {
      hasFrame = true;
      const frame = await reader.take(FRAME_BYTES);
      assertSizePixels(frame.subarray(5));
      yield frame;
      yield* reader.pass(colourTableBytes(frame[9]));
      yield await reader.take(1); // the code size
      yield* passBlocks(reader);
    } else if (kind === EXTENSION) {
      const isKept = label === GRAPHIC_CONTROL || (label === APPLICATION && (await loops(reader)));
      const opening = await reader.take(2);
      if (isKept) yield opening;
      for await (const piece of passBlocks(reader)) if (isKept) yield piece;
    } else {
      broken(`No block where one must be, at ${reader.position}`);
    }
  }
  if (!hasFrame) broken('The picture has no frame');
  yield await reader.take(1);
}

/** Width and height, the lower byte first; a frame may be larger than the screen. */
function assertSizePixels([narrow = 0, wide = 0, low = 0, high = 0]: Uint8Array): void {
  assertPixels(wide * 256 + narrow, high * 256 + low);
}

/** The length of the colour table that a screen's or frame's packed field announces. */
function colourTableBytes(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Whether the next application extension has the loop count. */
async function loops(reader: ByteReader): Promise<boolean> {
  const nameAt = 3;
  const ahead = await reader.peek(nameAt + APPLICATION_NAME_BYTES);
  const name = ahead.subarray(nameAt, nameAt + APPLICATION_NAME_BYTES);
  return (
    ahead[2] === APPLICATION_NAME_BYTES && KEPT_APPLICATIONS.includes(String.fromCharCode(...name))
  );
}

/** Passes a chain of length-prefixed blocks through to the empty block that ends it. */
async function* passBlocks(reader: ByteReader): AsyncGenerator<Uint8Array> {
  for (;;) {
    const bytes = await reader.peek(1);
    let at = 0;
    // Buffered, since blocks of one byte would cost an event loop turn each.
    while (bytes[at]) at += 1 + (bytes[at] ?? 0);
    const isLast = bytes[at] === 0;
    yield* reader.pass(isLast ? at + 1 : Math.max(at, 1));
    if (isLast) return;
  }
}
