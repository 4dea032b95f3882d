import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {anyCharacter} from '../_shared/testing/nasty-text.ts';
import {safeFileName} from './object-name.ts';

describe('the name of a stored file', () => {
  it.each([
    ['cove.jpg', 'cove.jpg'],
    ['IMG_2041.JPEG', 'IMG_2041.jpg'],
    ['IMG_2041.HEIC', 'IMG_2041.jpg'],
    ['l’été à Saint-Andrews.jpg', 'l-ete-a-Saint-Andrews.jpg'],
    ['ﬁshing №1.png', 'fishing-No1.jpg'],
    ['雪.jpg', 'image.jpg'],
    ['🌊 wave 🌊.jpg', 'wave.jpg'],
    ['', 'image.jpg'],
    ['.jpg', 'image.jpg'],
    ['...', 'image.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\Photos\\cove.jpg', 'cove.jpg'],
    ['a?b#c%d&e.jpg', 'a-b-c-d-e.jpg'],
    ['<script>.jpg', 'script.jpg'],
    ['archive.tar.gz', 'archive.tar.jpg'],
    ['photo.exe', 'photo.jpg'],
    ['v1.0 final', 'v1.0-final.jpg'],
    ['\u0000\r\nname.jpg', 'name.jpg'],
  ])('for %j is %j', (fileName, safe) => {
    expect(safeFileName(fileName)).toBe(safe);
  });

  it('matches IMAGE_PATH for any file name', () => {
    fc.assert(
      fc.property(fc.string({unit: anyCharacter, maxLength: 400}), (fileName) => {
        expect(safeFileName(fileName)).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,80}\.jpg$/);
      }),
    );
  });
});
