import {mutate, readAll} from '../../supabase/functions/_shared/adapters/shopify-admin';
import {
  CREATE_FILE,
  PUT_ENTRY,
  STORED_ENTRY,
  STORED_FILES,
  type StoredEntryData,
  type StoredFile,
  type StoredFilesData,
} from './admin-queries';
import {type Photograph, wholePicture} from './photograph';
import type {Plan, Store} from './put-product';
import {numberOf, type Row} from './sheet';
import {sizeInWords} from './wanted-work';

const TYPE = 'gallery_entry';

/** The plan that updates a work in the gallery of sold works to its wanted state. */
export async function planEntry(row: Row, photograph: Photograph, store: Store): Promise<Plan> {
  const {cells} = row;
  const handle = {type: TYPE, handle: row.handle};
  const {metaobjectByHandle: stored} = await store.run<StoredEntryData>(STORED_ENTRY, {handle});
  const valueOf = (key: string) => stored?.fields.find((field) => field.key === key)?.value ?? '';
  const fields = [
    {key: 'title', value: cells.title},
    {key: 'year', value: cells.year},
    {key: 'medium', value: cells.medium},
    {key: 'size', value: sizeInWords(cells)},
    {key: 'place', value: cells.place && String(numberOf(cells.place))},
    {key: 'dominant_color', value: photograph.dominantColor},
  ].filter(({key, value}) => value && valueOf(key) !== value);
  const name = `w${photograph.fingerprint}-${row.handle}`;
  const file = await findFile(valueOf('picture'), store);
  // Without a URL, Shopify is still preparing it.
  const hasPicture =
    file !== null && (!file.image || file.image.url.includes(`/${name.slice(0, 10)}`));
  const words = [...fields.map(({key}) => key), ...(hasPicture ? [] : ['picture'])];
  const isUnchanged = words.length === 0;
  return {
    words: isUnchanged ? null : stored ? words.join(', ') : 'new, gallery of sold works',
    storedAlt: (hasPicture && file?.alt) || null,
    run: async () => {
      const picture = hasPicture
        ? []
        : [{key: 'picture', value: await createFile(name, cells.alt, photograph, store)}];
      const metaobject = {fields: [...fields, ...picture]};
      await mutate(store.run, PUT_ENTRY, {handle, metaobject});
    },
  };
}

async function createFile(
  name: string,
  alt: string,
  photograph: Photograph,
  {run, upload}: Store,
): Promise<string> {
  const originalSource = await upload(name, await wholePicture(photograph));
  const {files} = await mutate<{files: {id: string}[] | null}>(run, CREATE_FILE, {
    files: [{originalSource, alt, contentType: 'IMAGE', filename: `${name}.jpg`}],
  });
  const id = files?.[0]?.id;
  if (!id) throw new Error('The store didn’t keep a picture');
  return id;
}

async function findFile(id: string, {run}: Store): Promise<StoredFile | null> {
  if (!id) return null;
  const stored = await readAll(async (after) => {
    const {files} = await run<StoredFilesData>(STORED_FILES, {after});
    return files;
  });
  return stored.find((file) => file.id === id) ?? null;
}
