import {beforeEach, describe, expect, it} from 'vitest';
import {aCatalogue, aProduct, aVariant} from './testing/sample-catalogue';
import {createStorefrontClient, type StorefrontClient} from './testing/storefront-client';

const print = aVariant();
const MONCTON = {firstName: 'Ann', lastName: 'Roy', city: 'Moncton', countryCode: 'CA'};
const PARIS = {city: 'Paris', countryCode: 'FR'};

let client: StorefrontClient;
let cartId: string;

beforeEach(async () => {
  client = createStorefrontClient(aCatalogue([aProduct({variants: [print]})]));
  const {data} = await client.query(
    'mutation ($id: ID!) { cartCreate(input: {lines: [{merchandiseId: $id}]}) { cart { id } } }',
    {id: print.id},
  );
  cartId = String(data.cartCreate!.cart!.id);
});

const addresses = async () => {
  const {data} = await client.query(
    `query ($id: ID!) { cart(id: $id) {
      delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress { name city countryCode formatted } } } }
      deliveryGroups(first: 5) { nodes { id deliveryOptions { handle title estimatedCost { amount } } cartLines(first: 5) { nodes { quantity } } } }
    } }`,
    {id: cartId},
  );
  return data.cart!;
};

async function add(inputs: object[]) {
  const {data} = await client.query(
    `mutation ($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) {
      cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) { userErrors { code field } warnings { code } }
    }`,
    {cartId, addresses: inputs},
  );
  return data.cartDeliveryAddressesAdd;
}

const given = (deliveryAddress: object, selected?: boolean) => ({
  address: {deliveryAddress},
  selected,
});

describe('delivery addresses of a cart', () => {
  it('select the first one by default and offer free shipping', async () => {
    expect(await add([given(MONCTON)])).toEqual({userErrors: [], warnings: []});
    expect(await addresses()).toMatchObject({
      delivery: {
        addresses: [
          {
            selected: true,
            oneTimeUse: false,
            address: {name: 'Ann Roy', formatted: ['Moncton', 'Canada']},
          },
        ],
      },
      deliveryGroups: {
        nodes: [
          {
            deliveryOptions: [
              {handle: 'free-shipping', title: 'Free shipping', estimatedCost: {amount: '0.0'}},
            ],
            cartLines: {nodes: [{quantity: 1}]},
          },
        ],
      },
    });
  });

  it('offer nothing where the shop does not ship to', async () => {
    await add([given(PARIS)]);
    expect(await addresses()).toMatchObject({deliveryGroups: {nodes: []}});
  });

  it('select a new one in place of the earlier', async () => {
    await add([given(MONCTON)]);
    await add([given(PARIS, true)]);
    expect(await addresses()).toMatchObject({
      delivery: {addresses: [{selected: false}, {selected: true, address: {city: 'Paris'}}]},
    });
  });

  it('reject two selected ones, and warn of duplicates', async () => {
    expect(await add([given(MONCTON, true), given(PARIS, true)])).toMatchObject({
      userErrors: [{code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field: ['addresses']}],
    });
    expect(await add([given(MONCTON), given(MONCTON)])).toMatchObject({
      warnings: [{code: 'DUPLICATE_DELIVERY_ADDRESS'}],
    });
  });

  it('are updated and removed by id', async () => {
    await add([given(MONCTON), given(PARIS)]);
    const [first, second] = (await addresses()).delivery!.addresses!;
    const {data} = await client.query(
      `mutation ($cartId: ID!, $update: [CartSelectableAddressUpdateInput!]!, $remove: [ID!]!) {
        cartDeliveryAddressesUpdate(cartId: $cartId, addresses: $update) { userErrors { code } }
        cartDeliveryAddressesRemove(cartId: $cartId, addressIds: $remove) { userErrors { code } }
      }`,
      {cartId, update: [{id: second!.id, selected: true}], remove: [first!.id]},
    );
    expect(data).toEqual({
      cartDeliveryAddressesUpdate: {userErrors: []},
      cartDeliveryAddressesRemove: {userErrors: []},
    });
    expect(await addresses()).toMatchObject({
      delivery: {addresses: [{id: second!.id, selected: true}]},
    });
  });

  it('are deleted with all personal data', async () => {
    await add([given(MONCTON)]);
    await client.query(
      'mutation ($cartId: ID!) { cartRemovePersonalData(cartId: $cartId) { cart { id } } }',
      {cartId},
    );
    expect(await addresses()).toMatchObject({delivery: {addresses: []}});
  });
});

describe('metafields of a cart', () => {
  const set = (key: string, ownerId = cartId) =>
    client.query(
      `mutation ($metafields: [CartMetafieldsSetInput!]!) {
        cartMetafieldsSet(metafields: $metafields) { metafields { key namespace value } userErrors { code field elementIndex } }
      }`,
      {metafields: [{ownerId, key, type: 'single_line_text_field', value: 'yes'}]},
    );

  it('are set, read and deleted', async () => {
    expect((await set('custom.gift')).data).toEqual({
      cartMetafieldsSet: {
        metafields: [{key: 'gift', namespace: 'custom', value: 'yes'}],
        userErrors: [],
      },
    });
    const READ =
      'query ($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "gift") { value } } }';
    expect((await client.query(READ, {id: cartId})).data).toEqual({
      cart: {metafield: {value: 'yes'}},
    });
    const {data} = await client.query(
      'mutation ($ownerId: ID!) { cartMetafieldDelete(input: {ownerId: $ownerId, key: "custom.gift"}) { userErrors { code } } }',
      {ownerId: cartId},
    );
    expect(data).toEqual({cartMetafieldDelete: {userErrors: []}});
    expect((await client.query(READ, {id: cartId})).data).toEqual({cart: {metafield: null}});
  });

  it('require an existing cart', async () => {
    expect((await set('custom.gift', 'gid://shopify/Cart/unknown?key=x')).data).toEqual({
      cartMetafieldsSet: {
        metafields: null,
        userErrors: [
          {code: 'INVALID_OWNER', field: ['metafields', '0', 'ownerId'], elementIndex: 0},
        ],
      },
    });
  });
});
