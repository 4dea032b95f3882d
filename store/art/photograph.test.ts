import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {describe, expect, it} from 'vitest';
import {closeUpPicture, hasCloseUp, openPhotograph, wholePicture} from './photograph';

const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
let count = 0;

async function open(picture: Sharp | Buffer, isForTraining = false) {
  const path = join(folder, `${(count += 1)}`);
  writeFileSync(path, Buffer.isBuffer(picture) ? picture : await picture.toBuffer());
  return openPhotograph(path, isForTraining);
}

const plain = (width: number, height: number, background = '#c83020') =>
  sharp({create: {width, height, channels: 3, background}});

/** The values of the first pixel, ignoring the profile. */
async function numbersOf(picture: Buffer): Promise<number[]> {
  const {data} = await sharp(picture, {ignoreIcc: true}).raw().toBuffer({resolveWithObject: true});
  return [...data.subarray(0, 3)];
}

/** A JPEG of one colour with values in Display P3: a red outside sRGB. */
async function wideGamutRed(): Promise<Buffer> {
  const size = {width: 60, height: 40, channels: 3} as const;
  const p3 = await sharp({create: {...size, background: '#000'}})
    .withIccProfile('p3')
    .tiff()
    .toBuffer();
  const {icc} = await sharp(p3).metadata();
  const red = await sharp({create: {...size, background: '#ff0000'}})
    .jpeg({quality: 100, chromaSubsampling: '4:4:4'})
    .toBuffer();
  const data = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), icc!]);
  const length = Buffer.from([(data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([
    red.subarray(0, 2),
    Buffer.from([0xff, 0xe2]),
    length,
    data,
    red.subarray(2),
  ]);
}

describe('a photograph', () => {
  it('is described by its size as displayed, its main colour and its bytes', async () => {
    const photograph = await open(plain(60, 40).withMetadata({orientation: 6}).jpeg());
    expect(photograph).toMatchObject({width: 40, height: 60});
    expect(photograph.dominantColor).toMatch(/^#c[0-9a-f][0-9a-f]{4}$/);
    expect(photograph.fingerprint).toMatch(/^[0-9a-f]{8}$/);
    const other = await open(plain(60, 40, '#c83021').png());
    expect(other.fingerprint).not.toBe(photograph.fingerprint);
  });

  it('keeps colours beyond sRGB, with their profile', async () => {
    const picture = await wholePicture(await open(await wideGamutRed()));
    const [red, green, blue] = await numbersOf(picture);
    expect(red).toBeGreaterThan(250);
    expect(Math.max(green!, blue!)).toBeLessThan(8);
    expect((await sharp(picture).metadata()).hasProfile).toBe(true);
  });

  it('without a profile counts as sRGB, and CMYK and transparency become screen colours', async () => {
    const untagged = await wholePicture(await open(plain(60, 40).png()));
    expect((await sharp(untagged).metadata()).hasProfile).toBe(true);
    const pressed = await wholePicture(await open(plain(60, 40).toColourspace('cmyk').jpeg()));
    expect(await sharp(pressed).metadata()).toMatchObject({space: 'srgb', channels: 3});
    const clear = sharp({create: {width: 6, height: 4, channels: 4, background: '#00000000'}});
    expect(await numbersOf(await wholePicture(await open(clear.png())))).toEqual([255, 255, 255]);
  });

  it('is upright, within Shopify’s limits, and reveals no location', async () => {
    const large = plain(4100, 50)
      .withExif({IFD3: {GPSLatitude: '45/1'}})
      .withMetadata({orientation: 8});
    const metadata = await sharp(await wholePicture(await open(large.jpeg()))).metadata();
    expect(metadata).toMatchObject({format: 'jpeg', width: 49, height: 4000});
    expect(metadata.exif).toBeUndefined();
  });

  it('is marked as not for AI training, unless the artist allows it', async () => {
    const plus = /<plus:DataMining>http:\/\/ns\.useplus\.org\/ldf\/vocab\/DMI-([A-Z-]+)</;
    const photograph = plain(60, 40).jpeg();
    const {xmp} = await sharp(await wholePicture(await open(photograph))).metadata();
    expect(plus.exec(String(xmp))?.[1]).toBe('PROHIBITED-AIMLTRAINING');
    const allowed = await open(photograph, true);
    expect((await sharp(await wholePicture(allowed)).metadata()).xmp).toBeUndefined();
    expect(allowed.fingerprint).not.toBe((await open(photograph)).fingerprint);
  });

  it('has a close-up of its most detailed part, if it is large enough', async () => {
    const noise = await sharp({
      create: {
        width: 1000,
        height: 1000,
        channels: 3,
        background: '#000',
        noise: {type: 'gaussian', mean: 128, sigma: 60},
      },
    })
      .png()
      .toBuffer();
    const photograph = await open(
      plain(2500, 2200)
        .composite([{input: noise, left: 1500, top: 1200}])
        .jpeg(),
    );
    expect(hasCloseUp(photograph)).toBe(true);
    const closeUp = await closeUpPicture(photograph);
    expect(await sharp(closeUp).metadata()).toMatchObject({width: 1000, height: 880});
    const {entropy} = await sharp(closeUp).stats();
    expect(entropy).toBeGreaterThan(6);
    expect(hasCloseUp(await open(plain(1500, 1500).jpeg()))).toBe(false);
  });
});
