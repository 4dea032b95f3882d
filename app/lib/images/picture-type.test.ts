import {describe, expect, it} from 'vitest';
import {FORMATS, aPhotograph, ascii, box} from '../../../tests/support/picture-samples';
import {SNIFF_BYTES, sniffPictureType} from './picture-type';

describe('sniffPictureType', () => {
  it.each(FORMATS)('recognises %s by its first bytes', async (format) => {
    const photograph = await aPhotograph(format);
    expect(sniffPictureType(photograph.subarray(0, SNIFF_BYTES))).toBe(`image/${format}`);
  });

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
  ])('reads the brand %s with %j as %s', (major, compatible, type) => {
    const content = [ascii(major), new Uint8Array(4), ...compatible.map(ascii)];
    expect(sniffPictureType(box('ftyp', ...content))).toBe(type);
  });

  it('looks for compatible brands in the first box only', () => {
    const head = box('ftyp', ascii('mif1'), new Uint8Array(4), ascii('heic'));
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
  ])('returns null for %s', (_, text) => {
    expect(sniffPictureType(ascii(text))).toBeNull();
  });
});
