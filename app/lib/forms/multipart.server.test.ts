import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MultipartError, partStream, readMultipart, readPartText} from './multipart.server';

const BOUNDARY = 'fog-and-spruce';

const aPost = (body: BodyInit, init: RequestInit = {}) =>
  new Request('https://shop.example/', {method: 'POST', body, ...init});

const aTextPost = (body: string, contentType = `multipart/form-data; boundary=${BOUNDARY}`) =>
  aPost(body, {headers: {'content-type': contentType}});

/** A body that arrives in chunks of `sizes` bytes. The last size repeats. */
function inChunks(body: Uint8Array, sizes: number[]) {
  let at = 0;
  let turn = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      const size = sizes[Math.min(turn++, sizes.length - 1)] ?? 1;
      controller.enqueue(body.slice(at, at + size));
      at += size;
    },
  });
}

async function readAll(request: Request) {
  const parts: {name: string; fileName: string | null; bytes: Uint8Array}[] = [];
  for await (const part of readMultipart(request)) {
    const bytes = new Uint8Array(await new Response(partStream(part)).arrayBuffer());
    parts.push({name: part.name, fileName: part.fileName, bytes});
  }
  return parts;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a multipart body', () => {
  it('yields fields and files in order', async () => {
    const form = new FormData();
    form.append('name', 'Zoë');
    form.append('images', new File(['picture'], 'été.jpg'));
    form.append('message', 'one\r\ntwo');
    const parts = await readAll(aPost(form));
    expect(parts.map(({name, fileName, bytes}) => [name, fileName, text(bytes)])).toEqual([
      ['name', null, 'Zoë'],
      ['images', 'été.jpg', 'picture'],
      ['message', null, 'one\r\ntwo'],
    ]);
  });

  it.each(['a;b.jpg', 'a=b.jpg', 'the "cove".png', 'name="x".gif', 'tab\tand 雪.heic'])(
    'keeps the file name %j',
    async (fileName) => {
      const form = new FormData();
      form.append('images', new File(['x'], fileName));
      const [part] = await readAll(aPost(form));
      expect(part).toMatchObject({name: 'images', fileName});
    },
  );

  it('distinguishes an empty file field from a text field', async () => {
    const field = (rest: string) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"${rest}\r\n\r\n\r\n`;
    const parts = await readAll(
      aTextPost(`${field('; filename=""')}${field('')}--${BOUNDARY}--\r\n`),
    );
    expect(parts.map(({fileName}) => fileName)).toEqual(['', null]);
  });

  it('has the same bytes for any chunk boundaries, even within the delimiter', async () => {
    const piece = fc.oneof(
      fc.uint8Array({maxLength: 40}),
      fc
        .constantFrom('\r\n', '\r\n--', `\r\n--${BOUNDARY.slice(0, -1)}`, '--', '\r')
        .map((part) => new TextEncoder().encode(part)),
    );
    const file = fc
      .array(piece, {maxLength: 8})
      .map((pieces) => Buffer.concat(pieces))
      .filter((bytes) => !bytes.includes(`\r\n--${BOUNDARY}`));
    const sizes = fc.array(fc.integer({min: 1, max: 90}), {minLength: 1, maxLength: 20});
    await fc.assert(
      fc.asyncProperty(fc.array(file, {maxLength: 4}), sizes, async (files, cuts) => {
        const body = Buffer.concat([
          ...files.flatMap((bytes) => [
            Buffer.from(
              `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n`,
            ),
            bytes,
            Buffer.from('\r\n'),
          ]),
          Buffer.from(`--${BOUNDARY}--\r\n`),
        ]);
        const headers = {'content-type': `multipart/form-data; boundary=${BOUNDARY}`};
        const init = {headers, duplex: 'half'} as RequestInit;
        const parts = await readAll(aPost(inChunks(body, cuts), init));
        expect(parts.map(({bytes}) => Buffer.from(bytes))).toEqual(files);
      }),
    );
  });

  it('skips unread parts', async () => {
    const form = new FormData();
    form.append('images', new File([new Uint8Array(300_000)], 'big.jpg'));
    form.append('last', 'here');
    const names: string[] = [];
    for await (const {name} of readMultipart(aPost(form))) names.push(name);
    expect(names).toEqual(['images', 'last']);
  });

  it.each([
    ['no boundary', aTextPost('x', 'multipart/form-data')],
    ['another type', aTextPost('a=b', 'application/x-www-form-urlencoded')],
    ['no delimiter', aTextPost('no form at all')],
    ['an empty body', aTextPost('')],
    ['a part without headers', aTextPost(`--${BOUNDARY}\r\n\r\n\r\nx\r\n--${BOUNDARY}--`)],
    [
      'a part without a name',
      aTextPost(`--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nx\r\n--${BOUNDARY}--`),
    ],
    [
      'no last delimiter',
      aTextPost(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf`),
    ],
    ['endless headers', aTextPost(`--${BOUNDARY}\r\n${'x: y\r\n'.repeat(2000)}`)],
  ])('is rejected with %s', async (_, request) => {
    await expect(readAll(request)).rejects.toThrow(MultipartError);
  });
});

describe('the text of a part', () => {
  const part = (bytes: number[]) => ({name: 'a', fileName: null, pieces: oneByOne(bytes)});

  it('joins characters that are split between chunks', async () => {
    const bytes = [...new TextEncoder().encode('été')];
    await expect(readPartText(part(bytes), bytes.length)).resolves.toBe('été');
  });

  it('is rejected with one byte too many', async () => {
    await expect(readPartText(part([97, 98]), 1)).rejects.toThrow(MultipartError);
  });
});

async function* oneByOne(bytes: number[]) {
  for (const byte of bytes) yield new Uint8Array([byte]);
}
