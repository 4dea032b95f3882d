import {describe, expect, it} from 'vitest';
import {LOCATION_ID, PUBLICATION_ID} from './places';
import {useTestAdmin} from './testing';

interface MutationPayload {
  userErrors: {field: string[] | null; message: string}[];
}

const admin = await useTestAdmin();

const SET = `mutation ($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
  productSet(input: $input, identifier: $identifier) {
    product {
      id handle title status publishedAt tags descriptionHtml totalInventory
      media(first: 10) { nodes { id alt ... on MediaImage { image { url width height } } } }
      variants(first: 10) { nodes { id title price inventoryQuantity } }
      metafields(first: 50) { nodes { namespace key type value } }
    }
    userErrors { field message }
  }
}`;

interface SetData {
  productSet: MutationPayload & {
    product: {id: string; media: {nodes: object[]}; variants: {nodes: object[]}};
  };
}

const set = async (input: object, identifier?: object) =>
  (await admin.run<SetData>(SET, {input, identifier})).productSet;

/** Uploads a file, and returns the URL that names it. */
async function upload(filename: string, mimeType: string, body: Uint8Array<ArrayBuffer>) {
  const {stagedUploadsCreate} = await admin.run<{
    stagedUploadsCreate: {stagedTargets: {url: string; resourceUrl: string}[]};
  }>(
    `mutation ($input: [StagedUploadInput!]!) {
      stagedUploadsCreate(input: $input) { stagedTargets { url resourceUrl } }
    }`,
    {input: [{filename, mimeType, resource: 'IMAGE'}]},
  );
  const {url, resourceUrl} = stagedUploadsCreate.stagedTargets[0]!;
  expect((await admin.handler(new Request(url, {method: 'PUT', body}))).status).toBe(201);
  return resourceUrl;
}

const PRINT = {
  title: 'Étude, June',
  descriptionHtml: '<p>Two boats.</p>',
  productType: 'Prints',
  tags: ['Oil', 'Oil'],
  productOptions: [{name: 'Size', values: [{name: '8 × 10 in'}, {name: '12 × 16 in'}]}],
  variants: ['8 × 10 in', '12 × 16 in'].map((name, index) => ({
    price: `${45 + index * 20}.00`,
    optionValues: [{optionName: 'Size', name}],
    inventoryQuantities: [{locationId: LOCATION_ID, name: 'available', quantity: 5 + index}],
  })),
  metafields: [{namespace: 'custom', key: 'year', value: '2026'}],
};

it('the Admin API requires its token', async () => {
  const response = await admin.send({query: '{ productsCount { count } }'}, 'shpat_wrong');
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
  });
});

describe('productSet', () => {
  it('gives no new size or work the id of a deleted one, which old cart lines may name', async () => {
    const idsOf = async (variants: object[], identifier?: object) => {
      const {product} = await set({...PRINT, variants}, identifier);
      return [product.id, ...product.variants.nodes.map((one) => (one as {id: string}).id)];
    };
    const [small, large] = PRINT.variants;
    const all = await idsOf([small!, large!]);
    const identifier = {id: all[0]};
    const [, kept] = await idsOf([small!], identifier);
    expect(kept).toBe(all[1]);
    const [, , added] = await idsOf([small!, large!], identifier);
    expect(all).not.toContain(added);
    await admin.catalogue.deleteProduct('etude-june');
    const again = await idsOf([small!, large!]);
    expect(again.filter((id) => [...all, added].includes(id))).toEqual([]);
  });

  it('creates a product that is not for sale until it is published', async () => {
    const {product, userErrors} = await set(PRINT);
    expect(userErrors).toEqual([]);
    expect(product).toMatchObject({
      handle: 'etude-june',
      status: 'ACTIVE',
      publishedAt: null,
      tags: ['Oil'],
      totalInventory: 11,
      variants: {
        nodes: [
          {title: '8 × 10 in', price: '45.00'},
          {title: '12 × 16 in', price: '65.00'},
        ],
      },
      metafields: {
        nodes: [{namespace: 'custom', key: 'year', type: 'number_integer', value: '2026'}],
      },
    });
    expect(admin.catalogue.productByHandle('etude-june')).toBeNull();
    await admin.run(
      `mutation ($id: ID!, $input: [PublicationInput!]!) {
        publishablePublish(id: $id, input: $input) { userErrors { message } }
      }`,
      {id: product.id, input: [{publicationId: PUBLICATION_ID}]},
    );
    expect(admin.catalogue.productByHandle('etude-june')?.title).toBe('Étude, June');
  });

  it('keeps omitted fields, and the ids of variants', async () => {
    const before = (await set({title: 'First Light'}, {handle: 'first-light'})).product;
    const after = (await set({...PRINT, title: 'Second Light'}, {handle: 'first-light'})).product;
    expect(before.variants.nodes.length).toBeGreaterThan(2);
    expect(before.media.nodes).toEqual(after.media.nodes);
    expect(after).toMatchObject({id: before.id, handle: 'first-light', title: 'Second Light'});
    expect(admin.catalogue.productByHandle('first-light')?.isPublished).toBe(true);
    const again = (await set(PRINT, {handle: 'first-light'})).product;
    expect(again.variants.nodes).toEqual(after.variants.nodes);
  });

  it('takes a draft out of the shop and moves a product to another handle', async () => {
    await set({title: 'First Light', status: 'DRAFT'}, {handle: 'first-light'});
    expect(admin.catalogue.productByHandle('first-light')).toBeNull();
    expect(admin.catalogue.products().some(({handle}) => handle === 'first-light')).toBe(false);
    await set({title: 'A', status: 'ACTIVE', handle: 'new-light'}, {handle: 'first-light'});
    expect(admin.catalogue.productByHandle('new-light')?.title).toBe('A');
    expect(admin.catalogue.productByHandle('first-light')).toBeNull();
  });

  it.each([
    ['a handle in use', {...PRINT, handle: 'red-hull'}, 'input.handle'],
    [
      'a negative price',
      {...PRINT, variants: [{...PRINT.variants[0], price: '-1.00'}]},
      'input.variants.0.price',
    ],
    [
      'the same variant twice',
      {...PRINT, variants: [PRINT.variants[0], PRINT.variants[0]]},
      'input.variants.1.optionValues',
    ],
    [
      'a picture from elsewhere',
      {title: 'A', files: [{originalSource: 'https://example.com/a.jpg'}]},
      'input.files.0',
    ],
  ])('rejects %s and changes nothing', async (_what, input, field) => {
    const count = admin.catalogue.allProducts().length;
    const {product, userErrors} = await set(input);
    expect(product).toBeNull();
    expect(userErrors.map((error) => error.field?.join('.'))).toContain(field);
    expect(admin.catalogue.allProducts()).toHaveLength(count);
  });
});

describe('a recording of a poem', () => {
  const CREATE = `mutation ($files: [FileCreateInput!]!) {
    fileCreate(files: $files) {
      files { __typename id alt }
      userErrors { field message }
    }
  }`;

  async function create(bytes: Uint8Array<ArrayBuffer>) {
    const originalSource = await upload('Poem.wav', 'audio/wav', bytes);
    const {fileCreate} = await admin.run<{
      fileCreate: {files: {id: string}[]; userErrors: {message: string}[]};
    }>(CREATE, {
      files: [{originalSource, contentType: 'FILE', alt: 'Her voice'}],
    });
    return fileCreate;
  }

  it('is a generic file', async () => {
    const {files} = await create(new Uint8Array(Buffer.from('RIFF....WAVE')));
    expect(files).toEqual([
      {
        __typename: 'GenericFile',
        id: expect.stringMatching(/^gid:\/\/shopify\/GenericFile\/\d+$/),
        alt: 'Her voice',
      },
    ]);
  });

  it('can’t be a file that isn’t a sound', async () => {
    const {files, userErrors} = await create(new Uint8Array(Buffer.from('<html>')));
    expect(files).toEqual([]);
    expect(userErrors[0]?.message).toContain('no sound of 10 MB or less');
  });
});
