import {PictureError, broken} from './picture-error';

const NOTHING = new Uint8Array(0);

/** Ten times the chunks of a real picture of 10 MB; a file of tiny parts would cost a worker seconds. */
const MAX_PARTS = 200_000;

/**
 * Reads a file sequentially from a stream with arbitrary chunk boundaries. It buffers one chunk, or what `peek` and
 * `take` need; never the whole file. Methods that need more bytes than the file has throw PictureError `broken`.
 */
export class ByteReader {
  /** The offset in the file of the next byte. */
  position = 0;

  readonly #source: ReadableStreamDefaultReader<Uint8Array>;
  readonly #maxBytes: number;
  #ahead: Uint8Array = NOTHING;
  #parts = 0;

  constructor(source: ReadableStream<Uint8Array>, maxBytes: number) {
    this.#source = source.getReader();
    this.#maxBytes = maxBytes;
  }

  /** All buffered bytes, at least `least` unless the file ends before; they stay unread. */
  async peek(least: number): Promise<Uint8Array> {
    if (this.#ahead.length < least) await this.#fill(least);
    return this.#ahead;
  }

  /** The next `length` bytes in one piece, which the stream owns: copy it before changing it. */
  async take(length: number): Promise<Uint8Array> {
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) broken('The file has more parts than a picture');
    if ((await this.peek(length)).length < length) broken('The file ends too early');
    return this.#shift(length);
  }

  /** The next `length` bytes, in pieces as they arrive; `Infinity` for all that is left. */
  async *pass(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0;) {
      const {length: atHand} = await this.peek(1);
      if (atHand === 0 && left === Infinity) return;
      if (atHand === 0) broken('The file ends too early');
      const piece = this.#shift(Math.min(left, atHand));
      left -= piece.length;
      yield piece;
    }
  }

  /** Skips bytes and yields as many zeros. */
  async *blank(length: number): AsyncGenerator<Uint8Array> {
    for await (const piece of this.pass(length)) yield new Uint8Array(piece.length);
  }

  async skip(length: number): Promise<void> {
    for await (const piece of this.pass(length)) void piece;
  }

  async atEnd(): Promise<boolean> {
    return (await this.peek(1)).length === 0;
  }

  async cancel(reason: unknown): Promise<void> {
    await this.#source.cancel(reason);
  }

  #shift(length: number): Uint8Array {
    const bytes = this.#ahead.subarray(0, length);
    this.#ahead = this.#ahead.subarray(length);
    this.position += length;
    return bytes;
  }

  /** Joins chunks until `least` bytes are buffered; each byte is copied once, however small the chunks are. */
  async #fill(least: number): Promise<void> {
    let joined = this.#ahead;
    let filled = joined.length;
    while (filled < least) {
      const {done, value: chunk} = await this.#source.read();
      if (done) break;
      if (this.position + filled + chunk.length > this.#maxBytes) {
        throw new PictureError('too-large', `The file has more than ${this.#maxBytes} bytes`);
      }
      if (filled === 0 && chunk.length >= least) {
        joined = chunk;
      } else {
        if (filled + chunk.length > joined.length) {
          const roomier = new Uint8Array(Math.max(least, filled + chunk.length));
          roomier.set(joined.subarray(0, filled));
          joined = roomier;
        }
        joined.set(chunk, filled);
      }
      filled += chunk.length;
    }
    this.#ahead = joined.subarray(0, filled);
  }
}
