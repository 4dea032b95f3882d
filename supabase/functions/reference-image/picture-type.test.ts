import {describe, expect, it} from 'vitest';
import {sniffPictureType} from './picture-type.ts';

/** The first box of an ISO media file: its size, its type, and its major and compatible brands. */
function fileTypeBox(major: string, compatible: readonly string[]): Uint8Array {
  const brands = ascii(`ftyp${major}\0\0\0\0${compatible.join('')}`);
  return Uint8Array.of(0, 0, 0, brands.length + 4, ...brands);
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

describe('the type of a picture', () => {
  it.each([
    ['heic', ['mif1', 'heic'], 'image/heic'],
    ['heix', ['mif1'], 'image/heic'],
    ['heim', [], 'image/heic'],
    ['hevc', ['msf1'], 'image/heic'],
    ['mif1', ['mif1', 'heic'], 'image/heic'],
    ['msf1', ['hevc'], 'image/heic'],
    ['mif1', ['mif1', 'avif', 'miaf'], 'image/avif'],
    ['avis', ['avif', 'msf1'], 'image/avif'],
    ['isom', ['mif1', 'heic'], null],
    ['mp42', ['isom'], null],
    ['qt  ', [], null],
  ])('with the brand %s and %j is %s', (major, compatible, type) => {
    expect(sniffPictureType(fileTypeBox(major, compatible))).toBe(type);
  });

  it('is read from the compatible brands of the first box only', () => {
    const head = fileTypeBox('mif1', ['heic']);
    expect(sniffPictureType(Uint8Array.of(...head, ...ascii('avif')))).toBe('image/heic');
  });

  it.each([
    ['nothing', ''],
    ['text', 'Dear artist, please paint my dog.'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><img src="x.jpg">'],
    ['PDF', '%PDF-1.7\n%\xe2\xe3'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BMP', 'BM\x46\0\0\0\0\0\0\0'],
    ['zip', 'PK\x03\x04\x14\0'],
    ['a sound in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
    ['half a signature', '\xff\xd8'],
    ['a PNG sent as text', '\x89PNG\n\x1a\n'],
  ])('is null for %s', (_, text) => {
    expect(sniffPictureType(ascii(text))).toBeNull();
  });
});
