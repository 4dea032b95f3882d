import {describe, expect, it} from 'vitest';
import {openUploadedFiles} from '../images/uploaded-files';
import {createSoundHandler, isSoundPath} from './handler';
import {soundFormat, soundTypeOf} from './sound-format';

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)),
  );

const WAV = bytesOf('RIFF', [4, 0, 0, 0], 'WAVE', 'sea');

describe('a sound', () => {
  it.each([
    ['an MP3 with tags', bytesOf('ID3', [4, 0]), 'mp3'],
    ['an MP3 without', bytesOf([0xff, 0xfb, 0x90, 0x64]), 'mp3'],
    ['an M4A', bytesOf([0, 0, 0, 0x1c], 'ftypM4A '), 'm4a'],
    ['a WAV', WAV, 'wav'],
    ['a JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0]), undefined],
    ['a WebP', bytesOf('RIFF', [4, 0, 0, 0], 'WEBP'), undefined],
    ['an AVIF', bytesOf([0, 0, 0, 0x1c], 'ftypavif'), undefined],
    ['a page', bytesOf('<html>'), undefined],
    ['nothing', bytesOf(), undefined],
  ])('is recognized by its bytes: %s', (_what, bytes, extension) => {
    expect(soundFormat(bytes)?.extension).toBe(extension);
  });

  it.each([
    ['a.mp3', 'audio/mpeg'],
    ['a.jpg', null],
    ['constructor', null],
  ])('is served by its name: %s', (name, type) => {
    expect(soundTypeOf(name)).toBe(type);
    expect(isSoundPath(`/cdn/shop/files/${name}`)).toBe(type !== null);
    expect(isSoundPath(`/elsewhere/${name}`)).toBe(false);
  });
});

describe('an uploaded sound', () => {
  async function publish(bytes: Uint8Array) {
    const uploads = openUploadedFiles(undefined);
    const token = uploads.stage('After the Kettle.wav');
    await uploads.receive(token, bytes);
    const stored = await uploads.publishSound(token);
    const handle = createSoundHandler(uploads);
    const load = (init?: RequestInit, url = stored?.url) =>
      handle(new Request(`http://shop.test${url ?? ''}`, init));
    return {stored, load};
  }

  it('is served whole or in parts', async () => {
    const {stored, load} = await publish(WAV);
    expect(stored).toMatchObject({mimeType: 'audio/wav', size: WAV.byteLength});
    expect(stored?.url).toMatch(/^\/cdn\/shop\/files\/after-the-kettle-[\da-f]{8}\.wav\?v=1$/);
    const whole = await load();
    expect(whole.headers.get('content-type')).toBe('audio/wav');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(WAV);
    const part = await load({headers: {range: 'bytes=8-11'}});
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 8-11/${WAV.byteLength}`);
    expect(await part.text()).toBe('WAVE');
    expect((await load({headers: {range: 'bytes=99-'}})).status).toBe(416);
    const head = await load({method: 'HEAD'});
    expect(head.headers.get('content-length')).toBe(String(WAV.byteLength));
    expect((await load({}, '/cdn/shop/files/other.wav')).status).toBe(404);
  });

  it('is at most ten megabytes, and isn’t a picture', async () => {
    const full = new Uint8Array(10 * 1024 * 1024);
    full.set(WAV);
    expect((await publish(full)).stored?.size).toBe(full.byteLength);
    const over = new Uint8Array(full.byteLength + 1);
    over.set(WAV);
    expect((await publish(over)).stored).toBeNull();
    expect((await publish(bytesOf([0xff, 0xd8, 0xff, 0xe0]))).stored).toBeNull();
  });
});
