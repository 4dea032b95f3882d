import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {useTestAdmin} from '../../embedded/admin-api/testing';
import {HEIC_SAMPLE} from '../../supabase/functions/_shared/testing/heic-sample';
import {deleteWorks, findDemoArt} from './clear-art';
import {parseCsv, writeCsv} from '../csv';
import {importArt} from './import-art';
import {createUpload} from './upload';

const admin = await useTestAdmin();

const RULE = {
  longerSides: [30, 45],
  price: {base: 20, perArea: 0.05, roundTo: 5},
  minPixelsPerCm: 1,
};

function paint(name: string, folder: string, size = {width: 60, height: 40}) {
  // A different name gives each one a different colour.
  const background = {r: name.length * 7, g: name.charCodeAt(name.length - 5) * 2, b: 90};
  return sharp({create: {...size, channels: 3, background}}).toFile(join(folder, name));
}

const setRule = (folder: string, rule: object = RULE) =>
  writeFileSync(join(folder, 'prices.json'), JSON.stringify(rule));

/** A folder with this spreadsheet, and a photograph for each of its works but the broken ones. */
async function aFolder(sheet: string, {broken = [] as string[]} = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  setRule(folder);
  writeFileSync(join(folder, 'works.csv'), sheet);
  for (const [file = ''] of parseCsv(sheet).slice(1)) {
    if (broken.includes(file)) writeFileSync(join(folder, file), 'not a picture');
    else await paint(file, folder);
  }
  return folder;
}

type Options = Parameters<typeof importArt>[3];
const viaHandler: typeof fetch = (url, init) => admin.handler(new Request(url as string, init));

async function runImport(
  folder: string,
  {send = viaHandler, ...changes}: {send?: typeof fetch} & Partial<Options> = {},
) {
  const lines: string[] = [];
  const report = await importArt(folder, admin.run, createUpload(admin.run, send), {
    channels: ['Hydrogen'],
    isDryRun: false,
    say: (line) => lines.push(line),
    askForAlt: null,
    ...changes,
  });
  return {...report, lines};
}

/** A spreadsheet of prints, by file and title. */
const aSheet = (...works: readonly (readonly [file: string, title: string])[]) =>
  writeCsv([
    ['file', 'title', 'kind', 'alt', 'description', 'medium', 'year', 'story'],
    ...works.map(([file, title]) => [
      file,
      title,
      'print',
      `What one sees on ${title}`,
      'Painted outside.\n\nIn one sitting.',
      'Oil on canvas',
      '2024',
      'A story.',
    ]),
  ]);
const product = (handle: string) => admin.catalogue.productByHandle(handle);
/** The sizes of a work with price and stock. */
const sizesOf = (handle: string) =>
  product(handle)!.variants.map(({title, priceCents, quantity}) => [title, priceCents, quantity]);
/** Everything that an import could change. */
const everything = () =>
  JSON.stringify([
    admin.catalogue.allProducts().map((one) => ({...one, updatedAt: null})),
    admin.catalogue.content.files.all(),
    admin.catalogue.content.metaobjects.all(),
  ]);

describe('art:import', () => {
  it('creates 38 products from 40 photographs with two broken ones, names the two, and repeats nothing', async () => {
    const works = Array.from(
      {length: 40},
      (_, index) => [`p${String(index).padStart(2, '0')}.png`, `Study ${index + 1}`] as const,
    );
    const folder = await aFolder(aSheet(...works), {broken: ['p07.png']});
    const whole = await sharp(join(folder, 'p20.png')).resize(900).jpeg().toBuffer();
    writeFileSync(join(folder, 'p20.png'), whole.subarray(0, whole.length - 900));
    const before = admin.catalogue.products().length;
    const filesBefore = admin.catalogue.content.files.all().length;
    const untouched = everything();

    const dry = await runImport(folder, {isDryRun: true});
    expect(dry).toMatchObject({changed: 38, unchanged: 0});
    expect(everything()).toBe(untouched);

    const first = await runImport(folder);
    expect(first.problems.map(({what}) => what)).toEqual(['p07.png', 'p20.png']);
    expect(first.problems[0]!.problem).toContain('isn’t a complete picture');
    expect(first.changed).toBe(38);
    expect(first.lines).toEqual(dry.lines);
    expect(admin.catalogue.products()).toHaveLength(before + 38);
    expect(product('study-8')).toBeNull();
    expect(admin.catalogue.content.files.all()).toHaveLength(filesBefore + 38);

    const after = everything();
    const second = await runImport(folder);
    expect(second).toMatchObject({changed: 0, unchanged: 38, lines: []});
    expect(second.problems).toHaveLength(2);
    expect(everything()).toBe(after);
  });

  it('finds a photograph whose name has its accents as a Mac spells them', async () => {
    const folder = await aFolder(aSheet(['été.png', 'Été']));
    rmSync(join(folder, 'été.png'));
    await paint('été.png'.normalize('NFD'), folder);
    expect(await runImport(folder)).toMatchObject({changed: 1, problems: []});
    expect(product('ete')?.title).toBe('Été');
  });

  it('refuses a spreadsheet in another encoding, which would change its accented letters', async () => {
    const folder = await aFolder(aSheet(['summer.png', 'Ete']));
    const sheet = aSheet(['summer.png', 'Été']);
    writeFileSync(join(folder, 'works.csv'), Buffer.from(sheet, 'latin1'));
    await expect(runImport(folder)).rejects.toThrow('Save it as ‘CSV UTF-8’');
  });

  it('fills in a print from the spreadsheet and the rule', async () => {
    await runImport(await aFolder(aSheet(['dawn.png', 'Étude, Dawn'])));
    const made = product('etude-dawn')!;
    expect(made).toMatchObject({
      title: 'Étude, Dawn',
      productType: 'Prints',
      descriptionHtml: '<p>Painted outside.</p>\n<p>In one sitting.</p>',
      options: [{name: 'Size', values: ['30 × 20 cm', '45 × 30 cm']}],
    });
    expect(sizesOf('etude-dawn')).toEqual([
      ['30 × 20 cm', 5000, 20],
      ['45 × 30 cm', 9000, 20],
    ]);
    expect(made.variants[0]!.metafields).toMatchObject([
      {key: 'width_cm', value: '30'},
      {key: 'height_cm', value: '20'},
    ]);
    expect(made.images).toMatchObject([
      {altText: 'What one sees on Étude, Dawn', width: 60, height: 40},
    ]);
    const fields = Object.fromEntries(made.metafields.map(({key, value}) => [key, value]));
    expect(fields).toMatchObject({medium: 'Oil on canvas', year: '2024', story: 'A story.'});
    expect(fields.colours).toMatch(/^\["#[0-9a-f]{6}"\]$/);
  });

  it('creates an original with a single copy, and a gallery entry', async () => {
    const folder = await aFolder(`file,title,kind,price,width_cm,height_cm,year,medium,place
a.png,The Wave,Original,1200,"40,5",30,2024,Oil,
b.png,The Calm,sold,,60,45,2020,Oil,3
`);
    const gone = /gallery of sold works now shows your 1, and none of the 60/;
    expect((await runImport(folder, {isDryRun: true})).lines.at(-1)).toMatch(gone);
    expect((await runImport(folder)).lines.at(-1)).toMatch(gone);
    expect(product('the-wave')).toMatchObject({
      productType: 'Original Paintings',
      variants: [{title: 'Default Title', priceCents: 120_000, quantity: 1}],
    });
    expect(product('the-wave')!.metafields).toContainEqual({
      namespace: 'custom',
      key: 'original_size',
      type: 'single_line_text_field',
      value: '40.5 × 30 cm',
    });
    const entry = admin.catalogue.content.metaobjects
      .all()
      .find(({handle}) => handle === 'the-calm')!;
    expect(entry.type).toBe('gallery_entry');
    expect(entry.fields).toContainEqual({
      key: 'size',
      type: 'single_line_text_field',
      value: '60 × 45 cm',
    });
    expect(entry.fields).toContainEqual({key: 'place', type: 'number_integer', value: '3'});
    expect(entry.fields.find(({key}) => key === 'dominant_color')?.value).toMatch(/^#[0-9a-f]{6}$/);
    expect(await runImport(folder)).toMatchObject({changed: 0, unchanged: 2});
  });

  it('corrects the alt text of a gallery entry’s picture', async () => {
    const sheetWith = (alt: string) =>
      `file,title,kind,year,medium,alt\na.png,The Calm,sold,2020,Oil,${alt}\n`;
    const folder = await aFolder(sheetWith('A bay.'));
    await runImport(folder);
    writeFileSync(join(folder, 'works.csv'), sheetWith('A calm bay.'));
    expect((await runImport(folder)).lines).toContain('The Calm: alt text');
    const alts = admin.catalogue.content.files.all().map(({image}) => image.altText);
    expect(alts).toContain('A calm bay.');
    expect(await runImport(folder)).toMatchObject({changed: 0, unchanged: 1});
  });

  it('applies the changes of the spreadsheet, and keeps stock, added pictures, added sizes and other fields', async () => {
    const folder = await aFolder(aSheet(['sea.png', 'Sea']));
    await runImport(folder);
    const made = product('sea')!;
    admin.catalogue.applyStoredQuantity(made.variants[0]!.id, 3);
    const [size] = made.variants;
    await admin.catalogue.saveProduct({
      ...product('sea')!,
      images: [
        ...made.images,
        {...made.images[0]!, id: 'gid://shopify/ProductImage/1', url: '/cdn/own.jpg'},
      ],
      metafields: [
        ...made.metafields,
        {namespace: 'custom', key: 'ribbon', type: 'single_line_text_field', value: 'New'},
      ],
      options: [{...made.options[0]!, values: [...made.options[0]!.values, 'A postcard']}],
      variants: [
        ...product('sea')!.variants,
        {
          ...size!,
          id: size!.id.replace(/.$/, '9'),
          title: 'A postcard',
          selectedOptions: [{name: 'Size', value: 'A postcard'}],
          quantity: 7,
        },
      ],
    });
    setRule(folder, {...RULE, price: {...RULE.price, base: 30}});
    await paint('sea.png', folder, {width: 66, height: 44});

    const again = await runImport(folder);
    expect(again.lines).toEqual([
      'Sea: price of 30 × 20 cm: 50.00, now 60.00, price of 45 × 30 cm: 90.00, now 100.00, picture',
    ]);
    const after = product('sea')!;
    expect(sizesOf('sea')).toEqual([
      ['30 × 20 cm', 6000, 3],
      ['45 × 30 cm', 10_000, 20],
      ['A postcard', 5000, 7],
    ]);
    expect(after.images.map(({width, url}) => [width, url.includes('own')])).toEqual([
      [66, false],
      [60, true],
    ]);
    expect(after.metafields).toContainEqual(expect.objectContaining({key: 'ribbon', value: 'New'}));
    expect(await runImport(folder)).toMatchObject({changed: 0});
  });

  it('keeps the colours that the artist set', async () => {
    const folder = await aFolder(
      'file,title,kind,alt,year,medium\na.png,Sea,print,A sea.,2024,Oil\nb.png,The Calm,sold,A bay.,2020,Oil\n',
    );
    await runImport(folder);
    const colours = '["#112233","#445566"]';
    await admin.catalogue.saveProduct({
      ...product('sea')!,
      metafields: product('sea')!.metafields.map((field) =>
        field.key === 'colours' ? {...field, value: colours} : field,
      ),
    });
    const handle = {type: 'gallery_entry', handle: 'the-calm'};
    await admin.run(
      `mutation($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
        metaobjectUpsert(handle: $handle, metaobject: $metaobject) { userErrors { message } }
      }`,
      {handle, metaobject: {fields: [{key: 'dominant_color', value: '#112233'}]}},
    );

    expect(await runImport(folder)).toMatchObject({changed: 0, lines: []});
  });

  it('gives each size of a print its frames, and keeps the stock when frames are added or removed', async () => {
    const folder = await aFolder(aSheet(['sea.png', 'Sea']));
    await runImport(folder);
    const before = product('sea')!.variants;
    admin.catalogue.applyStoredQuantity(before[0]!.id, 3);
    const frames = [{name: 'None'}, {name: 'Oak', base: 40}];
    setRule(folder, {...RULE, frames});
    expect((await runImport(folder, {isDryRun: true})).lines).toEqual([
      'Sea: 30 × 20 cm, now 30 × 20 cm / None, new size 30 × 20 cm / Oak, 45 × 30 cm, now 45 × 30 cm / None, new size 45 × 30 cm / Oak',
    ]);
    await runImport(folder);
    const {options, variants} = product('sea')!;
    expect(options).toMatchObject([
      {name: 'Size', values: ['30 × 20 cm', '45 × 30 cm']},
      {name: 'Frame', values: ['None', 'Oak']},
    ]);
    expect(sizesOf('sea')).toEqual([
      ['30 × 20 cm / None', 5000, 3],
      ['30 × 20 cm / Oak', 9000, 20],
      ['45 × 30 cm / None', 9000, 20],
      ['45 × 30 cm / Oak', 13_000, 20],
    ]);
    expect(variants[0]!.id).toBe(before[0]!.id);
    expect(await runImport(folder)).toMatchObject({changed: 0});

    setRule(folder);
    expect((await runImport(folder)).lines[0]).toContain('without 45 × 30 cm / Oak');
    expect(product('sea')!.variants).toMatchObject([
      {id: before[0]!.id, title: '30 × 20 cm', quantity: 3},
      {title: '45 × 30 cm'},
    ]);
  });

  it('turns a work of the same title without sizes into a print', async () => {
    expect(product('ember')).toMatchObject({productType: 'Original Paintings'});
    await runImport(await aFolder(aSheet(['a.png', 'Ember'])));
    expect(product('ember')).toMatchObject({
      productType: 'Prints',
      options: [{name: 'Size', values: ['30 × 20 cm', '45 × 30 cm']}],
      variants: [{title: '30 × 20 cm'}, {title: '45 × 30 cm'}],
    });
  });

  it('asks for missing alt texts, lists those that nobody gave, and keeps those of the store', async () => {
    const folder = await aFolder('file,title,kind\na.png,One,print\nb.png,Two,print\n');
    const asked = await runImport(folder, {
      askForAlt: async (title) => (title === 'One' ? ' A boat. ' : ''),
    });
    expect(asked.withoutAlt).toEqual(['Two']);
    expect(product('one')!.images[0]!.altText).toBe('A boat.');
    const again = await runImport(folder);
    expect(again).toMatchObject({changed: 0, withoutAlt: ['Two']});
  });

  it('leaves no work half imported when it is interrupted anywhere, and does the rest the next time', async () => {
    const folder = await aFolder(aSheet(['a.png', 'One'], ['b.png', 'Two'], ['c.png', 'Three']));
    let uploads = 0;
    const breaking: typeof fetch = async (url, init) => {
      uploads += 1;
      if (uploads === 2) throw new TypeError('fetch failed');
      return viaHandler(url, init);
    };
    const first = await runImport(folder, {send: breaking});
    expect(first).toMatchObject({changed: 2, problems: [{what: 'b.png'}]});
    expect(admin.catalogue.allProducts().find(({handle}) => handle === 'two')).toBeUndefined();
    // As if the import had been stopped before publishing.
    await admin.catalogue.saveProduct({...product('one')!, isPublished: false});
    const second = await runImport(folder);
    expect(second.lines.map((line) => line.split(':')[0])).toEqual(['One', 'Two']);
    expect(second.lines[0]).toBe('One: into the shop');
    expect(['one', 'two', 'three'].every((handle) => product(handle)?.images.length === 1)).toBe(
      true,
    );
  });

  it('publishes to the named channels only', async () => {
    const folder = await aFolder(aSheet(['a.png', 'One']));
    await runImport(folder);
    expect(product('one')).not.toMatchObject({isInOnlineStore: true});
    const other = await aFolder(aSheet(['b.png', 'Two']));
    await runImport(other, {channels: ['Hydrogen', 'Online Store']});
    expect(product('two')).toMatchObject({isPublished: true, isInOnlineStore: true});
    await expect(runImport(other, {channels: ['Headless']})).rejects.toThrow(
      "no sales channel 'Headless'. It has: Hydrogen, Online Store.",
    );
  });

  it('skips what it doesn’t understand, and says why', async () => {
    const folder = await aFolder(`file,title,kind,price,year
a.png,Good,print,,
b.png,,print,,
c.png,Poster,poster,,
d.png,No Price,original,,
e.png,Good,print,,
f.png,Old,print,,last year
g.png,Gone,sold,,
h.png,Wave,original,"1,250",
lost.png,Lost,print,,
`);
    rmSync(join(folder, 'lost.png'));
    await paint('stranger.png', folder);
    const {changed, problems} = await runImport(folder);
    expect(changed).toBe(1);
    expect(problems.map(({what, problem}) => `${what} ${problem}`)).toEqual([
      'b.png has no title',
      "c.png is of the kind 'poster', not one of print, original, sold",
      'd.png is an original without price, width_cm, height_cm',
      'e.png has the title of a.png',
      "f.png has 'last year' where a number belongs (year)",
      'g.png is for the gallery and has no year and no medium',
      "h.png has the price '1,250': write it without a thousands separator",
      'lost.png isn’t in the folder',
      'stranger.png isn’t in the spreadsheet',
    ]);
  });

  it('ignores the hidden files that a Mac adds', async () => {
    const folder = await aFolder(aSheet(['a.png', 'One']));
    for (const name of ['._works.csv', '._a.png']) writeFileSync(join(folder, name), 'Mac OS X');
    expect(await runImport(folder)).toMatchObject({changed: 1, problems: []});
  });

  it('explains what to do with a photograph from an iPhone', async () => {
    const folder = await aFolder(aSheet(['IMG_1.HEIC', 'Dusk']), {broken: ['IMG_1.HEIC']});
    writeFileSync(join(folder, 'IMG_1.HEIC'), HEIC_SAMPLE);
    const {problems} = await runImport(folder);
    expect(problems).toEqual([
      {what: 'IMG_1.HEIC', problem: expect.stringContaining('save it as a JPEG') as string},
    ]);
  });

  it.each([
    ['file,title', 'is missing the columns kind'],
    ['file,title,kind,colour', 'has unknown columns: colour'],
  ])('rejects a spreadsheet with the header %s', async (header, words) => {
    await expect(runImport(await aFolder(header))).rejects.toThrow(words);
  });
});

it('art:clear removes the demo’s works, and keeps the artist’s own', async () => {
  await runImport(await aFolder(aSheet(['a.png', 'My Own'], ['b.png', 'Ember'])));
  const edited = product('first-light')!;
  await admin.catalogue.saveProduct({
    ...edited,
    images: edited.images.map((image) => ({...image, url: '/cdn/shop/files/my-own.jpg'})),
  });
  const works = await findDemoArt(admin.run);
  expect(works).toHaveLength(36);
  await deleteWorks(works, admin.run);
  expect(admin.catalogue.products().map(({title}) => title)).toEqual([
    'First Light',
    'Ember',
    'My Own',
  ]);
  expect(await findDemoArt(admin.run)).toEqual([]);
});
