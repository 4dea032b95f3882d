import {describe, expect, it} from 'vitest';
import {cleanPicture} from './clean-picture';
import {
  PLANTED,
  ascii,
  box,
  contains,
  joined,
  measured,
  streamOf,
  uint32,
} from '../../../tests/support/picture-samples';

const CODED = new Uint8Array(300).map((_, i) => 1 + (i % 255));
const EXIF = ascii(`\0\0\0\0II*\0 GPS ${PLANTED}`);
const XMP = ascii(`<x:xmpmeta>${PLANTED}</x:xmpmeta>`);

interface Item {
  type: string;
  data: Uint8Array;
  /** The box that has the bytes: the file's `mdat`, or the description's own `idat`. */
  place: 'mdat' | 'idat' | 'elsewhere';
}

const ITEMS: Item[] = [
  {type: 'hvc1', data: CODED, place: 'mdat'},
  {type: 'Exif', data: EXIF, place: 'mdat'},
  {type: 'mime', data: XMP, place: 'idat'},
  {type: 'grid', data: Uint8Array.of(0, 0, 1, 1), place: 'idat'},
];

const FILE_TYPE = box('ftyp', ascii('heic'), uint32(0), ascii('mif1heic'));

/** A description of the items; their data in `mdat` begins at the offset. */
function aDescription(items: Item[], mdatAt: number, extra: Uint8Array[] = []): Uint8Array {
  const at = {mdat: mdatAt, idat: 0, elsewhere: 0};
  const locations = items.map(({place, data}, index) => {
    const offset = at[place];
    at[place] += data.length;
    const method = {mdat: 0, idat: 1, elsewhere: 2}[place];
    return joined(uint16(index + 1, method, 0, 1), uint32(offset), uint32(data.length));
  });
  const entries = items.map(({type}, index) =>
    box('infe', uint32(0x02000000), uint16(index + 1, 0), ascii(`${type}${PLANTED}\0`)),
  );
  const inside = items.filter(({place}) => place === 'idat').map(({data}) => data);
  return box(
    'meta',
    uint32(0),
    box('hdlr', new Uint8Array(24)),
    box('iinf', uint32(0), uint16(items.length), ...entries),
    box('iloc', uint32(0x01000000), uint16(0x4400, items.length), ...locations),
    box('iprp', box('ipco', box('ispe', new Uint8Array(12)), box('udes', ascii(PLANTED)))),
    box('idat', ...inside),
    ...extra,
  );
}

/** A HEIC as a phone writes it: its type, its description, its data. */
function aHeic(items = ITEMS, extra: Uint8Array[] = []): Uint8Array {
  const mdatAt = FILE_TYPE.length + aDescription(items, 0, extra).length + 8;
  return joined(FILE_TYPE, aDescription(items, mdatAt, extra), aDataBox(items));
}

function aDataBox(items: Item[]): Uint8Array {
  return box('mdat', ...items.filter(({place}) => place === 'mdat').map(({data}) => data));
}

function uint16(...values: number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [value >> 8, value & 0xff]));
}

async function clean(bytes: Uint8Array, ...lengths: number[]): Promise<Uint8Array> {
  const {stream} = await cleanPicture(streamOf(bytes, ...lengths), {maxBytes: 20_000_000});
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const BROKEN = {name: 'PictureError', reason: 'broken'};

describe('a cleaned HEIC', () => {
  it.each([1, 7, 1000])('has zeros for Exif and XMP, in chunks of %i', async (chunkBytes) => {
    const before = aHeic();
    const after = await clean(before, chunkBytes);
    expect(after).toHaveLength(before.length);
    expect(contains(after, PLANTED)).toBe(false);
    expect([contains(after, 'Exif'), contains(after, 'mime')]).toEqual([false, false]);
  });

  it('keeps the coded picture, its offset and its structure', async () => {
    const before = aHeic();
    const after = await clean(before);
    const at = Buffer.from(before).indexOf(CODED);
    expect(after.subarray(at, at + CODED.length)).toEqual(CODED);
    expect([contains(after, 'hvc1'), contains(after, 'grid'), contains(after, 'ispe')]).toEqual([
      true,
      true,
      true,
    ]);
    const idatAt = Buffer.from(before).indexOf('idat') + 4;
    const blanked = idatAt + XMP.length;
    expect(after.subarray(idatAt, blanked).every((byte) => byte === 0)).toBe(true);
    expect(after.subarray(blanked, blanked + 4)).toEqual(Uint8Array.of(0, 0, 1, 1));
  });

  it('does not change a picture without metadata', async () => {
    const [coded] = ITEMS;
    const before = aHeic(coded && [{...coded, type: 'av01'}]);
    expect(contains(await clean(before), 'av01')).toBe(true);
    const at = Buffer.from(before).indexOf('mdat');
    expect((await clean(before)).subarray(at)).toEqual(before.subarray(at));
  });

  it('turns unknown boxes into free space, before and inside the description', async () => {
    const xml = box('xml ', ascii(PLANTED));
    const uuid = box('uuid', ascii(PLANTED));
    const described = aHeic(ITEMS, [xml]);
    const mdatAt = FILE_TYPE.length + uuid.length + aDescription(ITEMS, 0, [xml]).length + 8;
    const before = joined(FILE_TYPE, uuid, aDescription(ITEMS, mdatAt, [xml]), aDataBox(ITEMS));
    const after = await clean(before);
    expect(after).toHaveLength(described.length + uuid.length);
    expect(contains(after, PLANTED)).toBe(false);
    expect(countOf(after, 'free')).toBe(3 + 2);
  });

  it.each([
    ['a film', joined(box('ftyp', ascii('isom')), box('mdat', ascii(PLANTED)))],
    ['a box', box('mpvd', ascii(PLANTED))],
    ['loose bytes', ascii('SEFT')],
  ])('drops %s that follows the picture', async (_, trailer) => {
    const alone = aHeic();
    expect(await clean(joined(alone, trailer))).toEqual(await clean(alone));
  });

  it('accepts a data box that extends to the end of the file', async () => {
    const before = aHeic();
    const at = Buffer.from(before).indexOf('mdat') - 4;
    before.fill(0, at, at + 4);
    expect(contains(await clean(before), PLANTED)).toBe(false);
    await expect(clean(before.subarray(0, -1))).rejects.toMatchObject(BROKEN);
  });

  it('accepts a data box with a 64-bit length', async () => {
    const data = aDataBox(ITEMS).subarray(8);
    const mdatAt = FILE_TYPE.length + aDescription(ITEMS, 0).length + 16;
    const header = joined(uint32(1), ascii('mdat'), uint32(0), uint32(data.length + 16));
    const before = joined(FILE_TYPE, aDescription(ITEMS, mdatAt), header, data);
    const after = await clean(before);
    expect(contains(after, PLANTED)).toBe(false);
    expect(after.subarray(mdatAt, mdatAt + CODED.length)).toEqual(CODED);
  });

  it('drops the user data of its tracks and zeros their metadata', async () => {
    const tracks = (mdatAt: number) =>
      box(
        'moov',
        box('mvhd', new Uint8Array(8)),
        box('trak', box('mdia', ascii('samples')), aDescription(ITEMS, mdatAt)),
        box('udta', ascii(PLANTED)),
      );
    const [coded] = ITEMS;
    const still = coded ? [coded] : [];
    const mdatAt = FILE_TYPE.length + aDescription(still, 0).length + tracks(0).length + 8;
    const before = joined(FILE_TYPE, aDescription(still, mdatAt), tracks(mdatAt), aDataBox(ITEMS));
    const after = await clean(before);
    expect(contains(after, PLANTED)).toBe(false);
    expect(contains(after, 'samples')).toBe(true);
    expect(after.subarray(mdatAt, mdatAt + CODED.length)).toEqual(CODED);
  });

  it('is rejected when it is truncated anywhere', async () => {
    const whole = aHeic();
    for (let end = 12; end < whole.length; end++) {
      await expect(clean(whole.subarray(0, end)), `cut at ${end}`).rejects.toMatchObject(BROKEN);
    }
  });

  it.each([
    [
      'its metadata comes before the description',
      joined(FILE_TYPE, aDataBox(ITEMS), aDescription(ITEMS, FILE_TYPE.length + 8)),
    ],
    [
      'its metadata is in another item',
      aHeic([...ITEMS, {type: 'Exif', data: EXIF, place: 'elsewhere'}]),
    ],
    [
      'its metadata has no end',
      aHeic([...ITEMS, {type: 'Exif', data: new Uint8Array(0), place: 'mdat'}]),
    ],
    [
      'it has too many metadata extents',
      aHeic([...ITEMS, ...Array<Item>(256).fill({type: 'Exif', data: EXIF, place: 'mdat'})]),
    ],
    ['it has no description', joined(FILE_TYPE, aDataBox(ITEMS))],
    ['its description names no picture', aHeic(ITEMS.slice(1, 3))],
    ['it describes its picture twice', joined(aHeic(), aDescription(ITEMS, 0))],
    ['its description is too long to hold', aHeic(ITEMS, [box('free', new Uint8Array(262_144))])],
  ])('is rejected when %s', async (_, bytes) => {
    await expect(clean(bytes)).rejects.toMatchObject(BROKEN);
  });

  it('accepts a picture whose data comes first, without metadata', async () => {
    const still = ITEMS.slice(0, 1);
    const before = joined(FILE_TYPE, aDataBox(still), aDescription(still, FILE_TYPE.length + 8));
    const after = await clean(before);
    expect(after.subarray(0, FILE_TYPE.length + 308)).toEqual(
      before.subarray(0, FILE_TYPE.length + 308),
    );
  });

  it('buffers only a few chunks of a photograph of 10 MB', async () => {
    const chunkBytes = 65_536;
    const data = new Uint8Array(10_000_000).fill(7);
    const large = aHeic([{type: 'hvc1', data, place: 'mdat'}, ...ITEMS.slice(1)]);
    expect(contains(await clean(large, chunkBytes), PLANTED)).toBe(false);
    const run = await measured(large, chunkBytes, (body) =>
      cleanPicture(body, {maxBytes: large.length}),
    );
    expect(run.furthest).toBeLessThanOrEqual(3 * chunkBytes);
    expect(run.given).toBe(large.length);
  });
});

function countOf(bytes: Uint8Array, text: string): number {
  return Buffer.from(bytes).toString('latin1').split(text).length - 1;
}
