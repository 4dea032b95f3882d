/** A field of a posted form, in body order. The field's body is a stream. */
export interface FormPart {
  name: string;
  /** The file name on the visitor's device; null for a text field. */
  fileName: string | null;
  body: ReadableStream<Uint8Array>;
}

/** Thrown when the body isn't `multipart/form-data`, or is truncated. */
export class MultipartError extends Error {
  override readonly name = 'MultipartError';
}

const CRLF = '\r\n';
const MAX_HEADER_BYTES = 8 * 1024;
const MAX_BOUNDARY_LENGTH = 70;

/**
 * Reads a posted form part by part (RFC 7578), with at most one chunk in memory. Reading the next part skips the unread
 * rest of the current one. Throws `MultipartError`, here or from a part's body.
 *
 * docs/decisions/multipart-parser.md explains why it uses no library.
 */
export async function* readMultipart(request: Request): AsyncGenerator<FormPart> {
  const boundary = findBoundary(request.headers.get('content-type') ?? '');
  if (!request.body || !boundary) throw new MultipartError('No multipart form');
  const reader = new DelimitedReader(request.body, `${CRLF}--${boundary}`);
  try {
    await drain(reader.readPiece);
    while (!(await reader.isAtLastDelimiter())) {
      const headers = await reader.readHeaders();
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const piece = await reader.readPiece();
            if (piece) controller.enqueue(piece);
            else controller.close();
          },
        },
        {highWaterMark: 0},
      );
      yield {...parseDisposition(headers), body};
      await drain(reader.readPiece);
    }
  } finally {
    await reader.cancel();
  }
}

export async function readPartText({body}: FormPart, maxBytes: number): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > maxBytes) throw new MultipartError('A field is too long');
    text += decoder.decode(value, {stream: true});
  }
}

async function drain(readPiece: () => Promise<Uint8Array | null>): Promise<void> {
  while (await readPiece());
}

function findBoundary(contentType: string): string | null {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(
    contentType,
  );
  const boundary = match?.[1] ?? match?.[2] ?? '';
  return boundary && boundary.length <= MAX_BOUNDARY_LENGTH ? boundary : null;
}

/** Browsers percent-encode these three characters and leave all others unchanged (WHATWG HTML, 4.10.21.8). */
function unescapeName(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}

function parseDisposition(headers: string): Pick<FormPart, 'name' | 'fileName'> {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(headers)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new MultipartError('A part without a name');
  const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    name: unescapeName(name),
    fileName: fileName === undefined ? null : unescapeName(fileName),
  };
}

/** Reads a stream from delimiter to delimiter. */
class DelimitedReader {
  readonly #source: ReadableStreamDefaultReader<Uint8Array>;
  readonly #delimiter: Uint8Array;
  /** The first delimiter may be at the very start of the body, without a line break before it. */
  #ahead: Uint8Array = encode(CRLF);
  #isAtDelimiter = false;

  constructor(source: ReadableStream<Uint8Array>, delimiter: string) {
    this.#source = source.getReader();
    this.#delimiter = encode(delimiter);
  }

  /** The next bytes before the delimiter; null at the delimiter. */
  readPiece = async (): Promise<Uint8Array | null> => {
    if (this.#isAtDelimiter) return null;
    for (;;) {
      const found = indexOf(this.#ahead, this.#delimiter);
      if (found === 0) {
        this.#take(this.#delimiter.length);
        this.#isAtDelimiter = true;
        return null;
      }
      if (found > 0) return this.#take(found);
      // The buffer may end with the beginning of a delimiter.
      const certain = this.#ahead.length - this.#delimiter.length + 1;
      if (certain > 0) return this.#take(certain);
      await this.#fill();
    }
  };

  /** Whether the delimiter just read is the last one. */
  async isAtLastDelimiter(): Promise<boolean> {
    while (this.#ahead.length < 2) await this.#fill();
    return decode(this.#ahead.subarray(0, 2)) === '--';
  }

  /** The header lines after a delimiter. */
  async readHeaders(): Promise<string> {
    const end = encode(CRLF + CRLF);
    for (;;) {
      const found = indexOf(this.#ahead, end);
      if (found > MAX_HEADER_BYTES || (found < 0 && this.#ahead.length > MAX_HEADER_BYTES)) {
        throw new MultipartError('A part’s headers are too long');
      }
      if (found >= 0) {
        const headers = decode(this.#take(found));
        this.#take(end.length);
        this.#isAtDelimiter = false;
        return headers;
      }
      await this.#fill();
    }
  }

  cancel(): Promise<void> {
    return this.#source.cancel();
  }

  #take(length: number): Uint8Array {
    const bytes = this.#ahead.subarray(0, length);
    this.#ahead = this.#ahead.subarray(length);
    return bytes;
  }

  async #fill(): Promise<void> {
    const {done, value} = await this.#source.read();
    if (done) throw new MultipartError('The form ends before its end');
    const joined = new Uint8Array(this.#ahead.length + value.length);
    joined.set(this.#ahead);
    joined.set(value, this.#ahead.length);
    this.#ahead = joined;
  }
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return at;
  }
  return -1;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
