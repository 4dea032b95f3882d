import {mutate} from '../../supabase/functions/_shared/adapters/shopify-admin';
import type {StoredPicture} from './stored-product';
import {jpegFile, type Photograph, wholePicture} from './photograph';
import type {Plan, Store} from './put-product';
import {numberOf, type Row} from './sheet';
import {sizeInWords} from './wanted-work';

const TYPE = 'gallery_entry';

export const STORED_ENTRY = `query($handle: MetaobjectHandleInput!) {
  metaobjectByHandle(handle: $handle) {
    fields { key value reference { ... on MediaImage { id alt image { url } } } }
  }
}`;

export interface StoredEntryData {
  metaobjectByHandle: {fields: StoredField[]} | null;
}

interface StoredField {
  key: string;
  value: string | null;
  reference: StoredPicture | null;
}

const PUT_ENTRY = `mutation($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) { userErrors { message } }
}`;

const CREATE_FILE = `mutation($files: [FileCreateInput!]!) {
  fileCreate(files: $files) { files { id } userErrors { message } }
}`;

const UPDATE_FILE = `mutation($files: [FileUpdateInput!]!) {
  fileUpdate(files: $files) { userErrors { message } }
}`;

/** The plan that updates a work in the gallery of sold works to its wanted state. */
export async function planEntry(row: Row, photograph: Photograph, store: Store): Promise<Plan> {
  const {cells} = row;
  const handle = {type: TYPE, handle: row.handle};
  const {metaobjectByHandle: stored} = await store.run<StoredEntryData>(STORED_ENTRY, {handle});
  const storedField = (key: string) => stored?.fields.find((field) => field.key === key);
  const valueOf = (key: string) => storedField(key)?.value ?? '';
  const fields = [
    {key: 'title', value: cells.title},
    {key: 'year', value: cells.year},
    {key: 'medium', value: cells.medium},
    {key: 'size', value: sizeInWords(cells)},
    {key: 'place', value: cells.place && String(numberOf(cells.place))},
    // The artist may have chosen another colour since.
    {key: 'dominant_color', value: valueOf('dominant_color') || photograph.dominantColor},
  ].filter(({key, value}) => value && valueOf(key) !== value);
  const name = `w${photograph.fingerprint}-${row.handle}`;
  const picture = storedField('picture')?.reference;
  // Without a URL, Shopify is still preparing it.
  const hasPicture =
    !!picture && (!picture.image || picture.image.url.includes(`/${name.slice(0, 10)}`));
  const hasOtherAlt = hasPicture && cells.alt !== '' && cells.alt !== picture.alt;
  const changes = [
    ...fields.map(({key}) => key),
    ...(hasPicture ? [] : ['picture']),
    ...(hasOtherAlt ? ['alt text'] : []),
  ];
  const isUnchanged = changes.length === 0;
  return {
    summary: isUnchanged ? null : stored ? changes.join(', ') : 'new, gallery of sold works',
    storedAlt: (hasPicture && picture.alt) || null,
    run: async () => {
      const newPicture = hasPicture
        ? []
        : [{key: 'picture', value: await createFile(name, cells.alt, photograph, store)}];
      const metaobject = {fields: [...fields, ...newPicture]};
      await mutate(store.run, PUT_ENTRY, {handle, metaobject});
      if (hasOtherAlt) {
        await mutate(store.run, UPDATE_FILE, {files: [{id: picture.id, alt: cells.alt}]});
      }
    },
  };
}

async function createFile(
  name: string,
  alt: string,
  photograph: Photograph,
  {run, upload}: Store,
): Promise<string> {
  const file = jpegFile(name, await wholePicture(photograph));
  const originalSource = await upload(file);
  const {files} = await mutate<{files: {id: string}[] | null}>(run, CREATE_FILE, {
    files: [{originalSource, alt, contentType: 'IMAGE', filename: file.name}],
  });
  const id = files?.[0]?.id;
  if (!id) throw new Error('The store didn’t keep a picture');
  return id;
}
