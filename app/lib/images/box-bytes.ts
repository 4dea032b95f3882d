import {broken} from './picture-error';

/** A box of an ISO base media file (ISO/IEC 14496-12), as offsets into its bytes. */
export interface Box {
  type: string;
  /** The start of its header. */
  at: number;
  /** The start of its content. */
  start: number;
  end: number;
}

const HEADER_BYTES = 8;

/** Reads big-endian numbers in order; one that reaches past the end throws PictureError `broken`. */
export class BoxFields {
  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
    private readonly end = bytes.length,
  ) {}

  /** An unsigned number of `size` bytes, 0 for none. Inexact above 2^53, which no file reaches. */
  uint(size: number): number {
    if (this.at + size > this.end) broken('A box ends inside one of its fields');
    let value = 0;
    for (const stop = this.at + size; this.at < stop; this.at++) {
      value = value * 256 + (this.bytes[this.at] ?? 0);
    }
    return value;
  }

  text(size: number): string {
    if (this.at + size > this.end) broken('A box ends inside one of its fields');
    this.at += size;
    return String.fromCharCode(...this.bytes.subarray(this.at - size, this.at));
  }
}

/** The boxes between two offsets, which must fill the range. */
export function* boxesIn(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  for (let at = start; at < end;) {
    const fields = new BoxFields(bytes, at, end);
    const size = fields.uint(4);
    const type = fields.text(4);
    const length = size === 1 ? fields.uint(8) : size === 0 ? end - at : size;
    if (at + length > end || at + length < fields.at) broken(`The box ${type} does not fit`);
    yield {type, at, start: fields.at, end: at + length};
    at += length;
  }
}

/** Turns a box into free space: its length stays, its type becomes `free` and its content zeros. */
export function blankBox(bytes: Uint8Array, box: Box): void {
  setType(bytes, box.at + 4, 'free');
  bytes.fill(0, box.start, box.end);
}

export function setType(bytes: Uint8Array, at: number, type: string): void {
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    at,
  );
}

/** A header with the same length and another type. */
export function retyped(header: Uint8Array, type: string): Uint8Array {
  const copy = new Uint8Array(header);
  setType(copy, HEADER_BYTES - 4, type);
  return copy;
}
