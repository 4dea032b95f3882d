import {describe, expect, it} from 'vitest';
import {runChecks} from '../run-checks';
import type {Work} from '../shop-facts';
import {aShop, aWork} from '../testing';

const faults = (works: Work[], sharpness?: number) =>
  runChecks(aShop({works}), sharpness).filter(({level}) => level !== 'fine');

const [PICTURE] = aWork().pictures;
const [VARIANT] = aWork().variants;
const fields = (change: Record<string, string>): Work['fields'] => ({
  ...aWork().fields,
  ...change,
});

/** A work with a single error, and the text of its single finding. */
const FAULTS: [string, Partial<Work>, string, string][] = [
  ['no picture', {pictures: []}, 'Pictures', 'without a picture'],
  ['a lost picture', {pictures: [{...PICTURE!, isThere: false}]}, 'Pictures', 'doesn’t load'],
  [
    'a small picture',
    {pictures: [{...PICTURE!, width: 900, height: 700}]},
    'Pictures',
    'smaller than 1200 pixels',
  ],
  [
    'a print larger than its picture',
    {variants: [{...VARIANT!, title: '40×60 in'}]},
    'Pictures',
    'Ember, 10.4 for 152 cm',
  ],
  ['no alt text', {pictures: [{...PICTURE!, alt: ' '}]}, 'Alt texts', 'without alt text'],
  [
    "a file's name as alt text",
    {pictures: [{...PICTURE!, alt: 'IMG_2041.jpg'}]},
    'Alt texts',
    'is a file name',
  ],
  ['another type', {type: 'Print'}, 'Types', 'neither collection'],
  ['no size', {variants: [{...VARIANT!, title: 'Large'}]}, 'Sizes', 'without a size'],
  ['an original without size', {type: 'Original Paintings'}, 'Sizes', 'without a size'],
  ['no price', {variants: [{...VARIANT!, price: 0}]}, 'Prices', 'cost nothing'],
  ['euros', {variants: [{...VARIANT!, currency: 'EUR'}]}, 'Prices', 'isn’t in CAD'],
  [
    'a larger size for less',
    {variants: [VARIANT!, {...VARIANT!, title: '18×24 in', price: 60}]},
    'Prices',
    'larger size costs less',
  ],
  ['no description', {description: ' '}, 'Words', 'without a description'],
  ['no poem', {fields: {medium: 'Oil', year: '2023'}, handle: 'new'}, 'Words', 'neither a poem'],
  ['no medium', {fields: {story: 'S.', year: '2023'}}, 'Words', 'without a medium'],
  ['no year', {fields: {story: 'S.', medium: 'Oil'}}, 'Words', 'without a year'],
  [
    'its first size sold out',
    {
      variants: [
        {...VARIANT!, isForSale: false},
        {...VARIANT!, title: '18×24 in'},
      ],
    },
    'Stock',
    'because their first size is',
  ],
  [
    'a launch in the past',
    {fields: fields({launch_at: '2026-11-20T09:00:00-04:00'})},
    'Launches',
    'is over',
  ],
  [
    'a key of words and a number',
    {fields: fields({early_access_key: 'autumn-letter-7'})},
    'Keys',
    'could be guessed',
  ],
  [
    'a launch that is isn’t a date',
    {fields: fields({launch_at: 'soon'})},
    'Launches',
    'isn’t a date',
  ],
  [
    'early access after the launch',
    {
      fields: fields({
        launch_at: '2026-12-01T09:00:00-04:00',
        early_access_at: '2026-12-02T09:00:00-04:00',
      }),
    },
    'Launches',
    'begins after their launch',
  ],
];

describe('a work', () => {
  it.each(FAULTS)('with %s', (_name, change, subject, words) => {
    const found = faults([aWork(change)]);
    expect(found.map((finding) => finding.subject)).toEqual([subject]);
    expect(found[0]!.says).toContain(words);
    expect(found[0]!.works).toEqual([change.handle ?? 'ember']);
    expect(found[0]!.level).toBe(/cost nothing|isn’t in CAD/.test(words) ? 'stops' : 'mend');
  });

  it('may have its first size sold out where the other sizes stay on sale', () => {
    const variants = [
      {...VARIANT!, isForSale: false},
      {...VARIANT!, title: '18×24 in'},
    ];
    const shop = aShop({works: [aWork({variants})], sellsOtherSizes: true});
    expect(runChecks(shop).filter(({level}) => level !== 'fine')).toEqual([]);
  });

  it('may say its size in fields, and an original in inches', () => {
    expect(
      faults([
        aWork({variants: [{...VARIANT!, title: 'Large', widthCm: 40, heightCm: 30}]}),
        aWork({
          handle: 'wave',
          title: 'Wave',
          type: 'Original Paintings',
          fields: fields({original_size: '40 × 30 in'}),
        }),
      ]),
    ).toEqual([]);
  });

  it('has to be as sharp as the printer wants who prints from the shop', () => {
    expect(faults([aWork()], 60)[0]!.says).toContain('Ember, 39.3 for 41 cm');
  });
});

describe('works with one title', () => {
  const other = (change: Partial<Work>) => aWork({handle: 'ember-2', ...change});

  it('are named, both', () => {
    expect(faults([aWork(), other({title: 'ember '})])[0]).toMatchObject({
      subject: 'Titles',
      works: ['ember', 'ember-2'],
    });
  });

  it('may be a print and its original, or a second listing with whatever it lacks', () => {
    const original = other({
      type: 'Original Paintings',
      fields: fields({original_width_cm: '40', original_height_cm: '30'}),
    });
    const second = other({handle: 'ember-3', tags: ['Second listing'], pictures: []});
    expect(faults([aWork(), original, second])).toEqual([]);
  });
});
