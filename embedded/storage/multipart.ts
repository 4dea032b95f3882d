import {invalidRequest} from './storage-error';

/** One field of a form; its bytes must be read before the next one is asked for. */
export interface FormPart {
  name: string;
  isFile: boolean;
  /** Null when the part does not say. */
  type: string | null;
  bytes: AsyncGenerator<Buffer, void, void>;
}

const MAX_HEADER_BYTES = 8 * 1024;
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/**
 * The parts of a `multipart/form-data` body as they arrive, with no more than a chunk in memory (RFC 7578). Throws a
 * storage error, also from a part's bytes, when the form is damaged or ends before its end.
 */
export async function* readForm(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<FormPart, void, void> {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw invalidRequest('The form has no boundary');
  const arriving = new Arriving(body);
  try {
    const delimiter = Buffer.from(`\r\n--${boundary}`);
    await exhaust(arriving.until(delimiter));
    while ((await arriving.take(2)).toString() !== '--') {
      const headers = await arriving.headers();
      const bytes = arriving.until(delimiter);
      yield {...describe(headers), bytes};
      await exhaust(bytes);
    }
  } finally {
    await arriving.close();
  }
}

function describe(headers: string): Omit<FormPart, 'bytes'> {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(headers)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw invalidRequest('A part of the form has no name');
  return {
    name,
    isFile: /;\s*filename\*?=/i.test(disposition),
    type: /^content-type:\s*(.+?)\s*$/im.exec(headers)?.[1] ?? null,
  };
}

async function exhaust(bytes: AsyncIterator<unknown>): Promise<void> {
  while (!(await bytes.next()).done);
}

/** A body read piece by piece. */
class Arriving {
  readonly #chunks: AsyncIterator<Uint8Array>;
  /** The first boundary may stand at the very beginning, with no line before it. */
  #ahead: Buffer = Buffer.from('\r\n');

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  /** Everything before the delimiter, which is taken with it. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer, void, void> {
    for (;;) {
      const found = this.#ahead.indexOf(delimiter);
      // Without one, the end of what is here may still be the beginning of it.
      const length = found < 0 ? this.#ahead.byteLength - delimiter.byteLength + 1 : found;
      if (length > 0) yield this.#cut(length);
      if (found >= 0) {
        this.#cut(delimiter.byteLength);
        return;
      }
      await this.#fill();
    }
  }

  async take(length: number): Promise<Buffer> {
    while (this.#ahead.byteLength < length) await this.#fill();
    return this.#cut(length);
  }

  /** The lines up to the empty one, which is taken with them. */
  async headers(): Promise<string> {
    for (;;) {
      const end = this.#ahead.indexOf('\r\n\r\n');
      if (end >= 0) return this.#cut(end + 4).toString();
      if (this.#ahead.byteLength > MAX_HEADER_BYTES) {
        throw invalidRequest('The headers of a part are too long');
      }
      await this.#fill();
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  #cut(length: number): Buffer {
    const piece = this.#ahead.subarray(0, length);
    this.#ahead = this.#ahead.subarray(length);
    return piece;
  }

  async #fill(): Promise<void> {
    const {done, value} = await this.#chunks.next();
    if (done) throw invalidRequest('The form ends before its end');
    this.#ahead = Buffer.concat([this.#ahead, value]);
  }
}
