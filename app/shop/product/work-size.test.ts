import {describe, expect, it} from 'vitest';
import {CM_PER_INCH} from '~/lib/lengths';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import {
  bothUnits,
  inBothUnits,
  nameVariant,
  originalSize,
  readWorkSize,
  variantSize,
} from './work-size';

const wide = {url: 'https://cdn.example/a.jpg', width: 1600, height: 1200};
const tall = {url: 'https://cdn.example/a.jpg', width: 1200, height: 1600};
const square = {url: 'https://cdn.example/a.jpg', width: 900, height: 900};

const inInches = (width: number, height: number) => ({
  width: width * CM_PER_INCH,
  height: height * CM_PER_INCH,
});

describe('the size of a work', () => {
  it.each([
    ['16x20', inInches(20, 16)],
    ['8×10 in', inInches(10, 8)],
    ['8 X 10', inInches(10, 8)],
    ['48 × 33 in', inInches(48, 33)],
    ['11" x 14"', inInches(14, 11)],
    ['Framed, 8.5x11in', inInches(11, 8.5)],
    ['8,5 po × 11 po', inInches(11, 8.5)],
    ['8 1/2 × 11 in', inInches(11, 8.5)],
    ['11-1/4" x 14 3/8"', inInches(14.375, 11.25)],
    ['8½ × 11 in', inInches(11, 8.5)],
    ['8 1/2x11', inInches(11, 8.5)],
    ['8 1⁄2in x 11in', inInches(11, 8.5)],
    ['8⅜ × 11', inInches(11, 8.375)],
    ['24 × 36 × 1.5 in', inInches(36, 24)],
    ['16 × 20 1/50', inInches(20, 16)],
  ])('is read in %j, the longer side as the width of a picture that is wide', (text, size) => {
    expect(readWorkSize(text, wide)).toEqual(size);
  });

  it('has the longer side as the height of a picture that is high', () => {
    expect(readWorkSize('8×10 in', tall)).toEqual(inInches(8, 10));
    expect(readWorkSize('10×8 in', tall)).toEqual(inInches(8, 10));
  });

  it('is read as written without a picture', () => {
    expect(readWorkSize('8×10 in', undefined)).toEqual(inInches(8, 10));
    expect(readWorkSize('12×10 in', square)).toEqual(inInches(12, 10));
  });

  it('can be in centimetres', () => {
    expect(readWorkSize('25.4 x 50.8 cm', wide)).toEqual({width: 50.8, height: 25.4});
    expect(readWorkSize('60 × 90 × 3 1/2 cm', wide)).toEqual({width: 90, height: 60});
  });

  it.each(['Default Title', '', null, undefined, 'Large', '0x0', '16', 'x20'])(
    'is null in %j',
    (text) => expect(readWorkSize(text, wide)).toBeNull(),
  );
});

describe('the size of a variant', () => {
  const value = (text: string) => ({value: text});
  const product = {
    productType: 'Original Paintings',
    images: {nodes: [wide]},
    originalSize: value('48 × 33 in'),
  };

  it('is its true size when both sides were measured', () => {
    const measured = {title: '8×10 in', widthCm: value('26'), heightCm: value('21.5')};
    expect(variantSize(measured, product)).toEqual({width: 26, height: 21.5});
    expect(variantSize({...measured, heightCm: null}, product)).toEqual(inInches(10, 8));
    expect(variantSize({...measured, widthCm: value('0')}, product)).toEqual(inInches(10, 8));
  });

  it('of an original is as measured, or as written', () => {
    const only = {title: 'Default Title'};
    expect(variantSize(only, product)).toEqual(inInches(48, 33));
    const measured = {...product, originalWidthCm: value('122'), originalHeightCm: value('84')};
    expect(variantSize(only, measured)).toEqual({width: 122, height: 84});
    expect(originalSize(measured)).toEqual({width: 122, height: 84});
    expect(variantSize(only, {...measured, productType: 'Prints'})).toBeNull();
  });
});

describe('the name of a variant', () => {
  const print = (picture: typeof wide) => ({productType: 'Prints', images: {nodes: [picture]}});

  it.each([
    ['8×12 in', wide, '12 × 8 in (30 × 20 cm)'],
    ['8×12 in', tall, '8 × 12 in (20 × 30 cm)'],
    ['16x20 / Oak', wide, '20 × 16 in / Oak (51 × 41 cm)'],
    ['11" x 14"', wide, '14 × 11 in (36 × 28 cm)'],
    ['8 1/2 × 11 in', wide, '11 × 8.5 in (28 × 22 cm)'],
    ['30 x 40 cm', wide, '15.7 × 11.8 in (40 × 30 cm)'],
    ['Large', wide, 'Large'],
  ])('of %j has the width first, in both units', (title, picture, name) => {
    expect(inBothUnits(nameVariant(en, {title}, print(picture)))).toBe(name);
  });

  it('has the true size in centimetres, when it was measured', () => {
    const measured = {title: '9×12 in', widthCm: {value: '30'}, heightCm: {value: '22.5'}};
    expect(nameVariant(en, measured, print(wide))).toEqual({
      value: '12 × 9 in',
      centimetres: '30 × 23 cm',
    });
  });

  it('has the French abbreviation for inches', () => {
    expect(inBothUnits(nameVariant(fr, {title: '8×12 in'}, print(wide)))).toBe(
      '12\u00a0×\u00a08\u00a0po (30\u00a0×\u00a020\u00a0cm)',
    );
  });
});

describe('a length', () => {
  it.each([
    [8, 20.3],
    [10, 25.4],
    [40, 101.6],
  ])('of %i inches is %f centimetres', (inches, centimetres) => {
    expect(bothUnits(inches * CM_PER_INCH)).toMatchObject([
      {value: centimetres, unitCode: 'CMT'},
      {value: inches, unitCode: 'INH'},
    ]);
  });
});
