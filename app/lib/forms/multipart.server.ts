/** A field of a posted form, in body order. */
export interface FormPart {
  name: string;
  /** The file name on the visitor's device; null for a text field. */
  fileName: string | null;
  /** The field's content, piece by piece. */
  pieces: AsyncGenerator<Uint8Array>;
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
 * rest of the current one. Throws `MultipartError`, here or from a part's pieces.
 *
 * docs/decisions/multipart-parser.md explains why it uses no library.
 */
export async function* readMultipart(request: Request): AsyncGenerator<FormPart> {
  const boundary = findBoundary(request.headers.get('content-type') ?? '');
  if (!request.body || !boundary) throw new MultipartError('No multipart form');
  const body = new DelimitedReader(request.body);
  const delimiter = `${CRLF}--${boundary}`;
  try {
    await drain(body.readUntil(delimiter));
    while ((await body.readText(2)) !== '--') {
      const headers = await joinText(body.readUntil(CRLF + CRLF), MAX_HEADER_BYTES);
      const pieces = body.readUntil(delimiter);
      yield {...parseDisposition(headers), pieces};
      await drain(pieces);
    }
  } finally {
    await body.cancel();
  }
}

/** The text of a field. Throws `MultipartError` when it's longer than `maxBytes`. */
export function readPartText({pieces}: FormPart, maxBytes: number): Promise<string> {
  return joinText(pieces, maxBytes);
}

/** A file as a stream. */
export function partStream({pieces}: FormPart): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const {done, value} = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    {highWaterMark: 0},
  );
}

async function joinText(pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new MultipartError('A field is too long');
    text += decoder.decode(piece, {stream: true});
  }
  return text + decoder.decode();
}

async function drain(pieces: AsyncGenerator<Uint8Array>): Promise<void> {
  while (!(await pieces.next()).done);
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
  /** The first delimiter may be at the very start of the body, without a line break before it. */
  #ahead = new TextEncoder().encode(CRLF);

  constructor(source: ReadableStream<Uint8Array>) {
    this.#source = source.getReader();
  }

  /** The pieces before the delimiter, which it skips. */
  async *readUntil(text: string): AsyncGenerator<Uint8Array> {
    const delimiter = new TextEncoder().encode(text);
    for (;;) {
      const found = indexOf(this.#ahead, delimiter);
      if (found >= 0) {
        if (found > 0) yield this.#take(found);
        this.#take(delimiter.length);
        return;
      }
      // The buffer may end with the beginning of a delimiter.
      const certain = this.#ahead.length - delimiter.length + 1;
      if (certain > 0) yield this.#take(certain);
      await this.#fill();
    }
  }

  async readText(length: number): Promise<string> {
    while (this.#ahead.length < length) await this.#fill();
    return new TextDecoder().decode(this.#take(length));
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
