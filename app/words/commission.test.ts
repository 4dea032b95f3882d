import {describe, expect, it} from 'vitest';
import english from './en/commission-images';
import images from './fr/commission-images';

describe('the words of a commission', () => {
  it('count pictures', () => {
    expect(english.progress(0, 1)).toBe('0 of 1 picture added.');
    expect(english.progressSoFar(1, 2)).toBe('1 of 2 pictures added, uploading.');
    expect(images.progress(0, 1)).toBe('0 image ajoutée sur 1.');
    expect(images.progressSoFar(2, 3)).toBe('2 images ajoutées sur 3, envoi en cours.');
  });

  it('have the French verb in the number of the pictures', () => {
    expect(images.notAdded('a.png', 1)).toBe('a.png n’a pas pu être ajoutée.');
    expect(images.leftOut('a.png et b.png', 2)).toBe('a.png et b.png ont été laissées de côté');
  });
});
