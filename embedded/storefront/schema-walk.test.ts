import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isAbstractType,
  isLeafType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import {beforeAll, describe, expect, it} from 'vitest';
import {findApiVersion} from './schema/api-versions';
import {createStorefrontSchema} from './schema/storefront-schema';
import {aCatalogue, aCollection, aProductWithOptions} from './testing/sample-catalogue';
import {createStorefrontClient} from './testing/storefront-client';

/** It has every field of the other versions. */
const VERSION = 'unstable';
const schema = createStorefrontSchema(findApiVersion(VERSION));
const product = aProductWithOptions(
  {Size: ['S', 'M']},
  [{values: ['S']}, {values: ['M'], quantity: 0, compareAtPriceCents: 9900}],
  {
    title: 'Sea',
    metafields: [{namespace: 'custom', key: 'x', type: 'boolean', value: 'true'}],
  },
);
const catalogue = aCatalogue([product], {collections: [aCollection({handle: 'sea'})]});
const client = createStorefrontClient(catalogue);
const DEPTH = 3;

/** Argument values that find something, by argument name. */
let known: Record<string, string>;

beforeAll(async () => {
  const {data} = await client.query(
    `mutation { cartCreate(input: {lines: [{merchandiseId: "${product.variants[0]!.id}"}], discountCodes: ["SPRING"]}) { cart { id } } }`,
  );
  known = {
    id: `"${product.id}"`,
    cartId: `"${String(data.cartCreate!.cart!.id)}"`,
    ownerId: `"${String(data.cartCreate!.cart!.id)}"`,
    handle: '"sea"',
    ids: `["${product.id}", "gid://shopify/Page/1", "gid://shopify/Collection/404"]`,
    query: '"sea"',
    type: '"banner"',
    namespace: '"custom"',
    key: '"x"',
    merchandiseId: `"${product.variants[0]!.id}"`,
  };
});

function literalOf(name: string, type: GraphQLInputType): string {
  const bare = isNonNullType(type) ? type.ofType : type;
  const named = getNamedType(bare);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  if (known[name] && !isInputObjectType(named)) return known[name];
  if (isListType(bare)) return `[${literalOf(name, bare.ofType as GraphQLInputType)}]`;
  if (isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
    return `{${required.map((field) => `${field.name}: ${literalOf(field.name, field.type)}`).join(', ')}}`;
  }
  switch (named.name) {
    case 'Int':
    case 'Float':
      return '1';
    case 'Boolean':
      return 'true';
    case 'ID':
      return '"gid://shopify/Product/1"';
    case 'URL':
      return '"https://example.com/"';
    case 'Decimal':
      return '"1.0"';
    default:
      return '"text"';
  }
}

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const isConnection = field.args.some((argument) => argument.name === 'first');
  const given = field.args
    .filter((argument) => isNonNullType(argument.type))
    .map((argument) => `${argument.name}: ${literalOf(argument.name, argument.type)}`);
  if (isConnection && !given.some((one) => one.startsWith('first'))) given.push('first: 2');
  return given.length ? `(${given.join(', ')})` : '';
}

/**
 * Selects every field down to a depth, and the fields of each union member. Fields are aliased by their type, so that
 * unions do not clash.
 */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} ${selectionOf(possible, 0)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isLeafType(inner) && depth === 0) return [];
    const alias = `${type.name}_${field.name}`;
    return [`${alias}: ${field.name}${argumentsOf(field)} ${selectionOf(inner, depth - 1)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

const queries = Object.values(schema.getQueryType()!.getFields());
const mutations = Object.values(schema.getMutationType()!.getFields());
const oneOfFields = new Set(['product', 'collection', 'page', 'blog']);

/**
 * Calls a root field with arguments that find something, once for each field below it: all at once exceed the limits.
 */
function callsOf(field: GraphQLField<unknown, unknown>): string[] {
  const byHandle = oneOfFields.has(field.name);
  const args = byHandle
    ? `(handle: ${field.name === 'page' ? '"about"' : '"sea"'})`
    : argumentsOf(field);
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return [`${field.name}${args} ${selectionOf(type, DEPTH - 1)}`];
  return selectionsBelow(type).map((selection) => `${field.name}${args} { ${selection} }`);
}

function selectionsBelow(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).map((field) => {
    const inner = selectionOf(getNamedType(field.type), DEPTH - 1);
    return `${field.name}${argumentsOf(field)} ${inner}`;
  });
}

async function expectNoErrors(operation: string, calls: readonly string[]) {
  for (const call of calls) {
    const {errors, data} = await client.query(`${operation} { ${call} }`, {}, {version: VERSION});
    expect(errors, call.slice(0, 80)).toBeUndefined();
    expect(data).toBeDefined();
  }
}

describe("every field of Shopify's schema", () => {
  it.each(queries.map((field) => [field.name, field] as const))(
    'is resolved below the query %s',
    (_name, field) => expectNoErrors('query', callsOf(field)),
  );

  it.each(mutations.map((field) => [field.name, field] as const))(
    'is resolved below the mutation %s',
    (_name, field) => expectNoErrors('mutation', callsOf(field)),
  );

  it('is resolved for a cart', async () => {
    const type = schema.getType('Cart') as GraphQLObjectType;
    await expectNoErrors(
      'query',
      selectionsBelow(type).map((selection) => `cart(id: ${known.cartId}) { ${selection} }`),
    );
    const {data} = await client.query(`{ cart(id: ${known.cartId}) { totalQuantity } }`);
    expect(data.cart).not.toBeNull();
  });

  it('is resolved for everything with an id', () =>
    expectNoErrors('query', [
      `nodes(ids: ${known.ids}) ${selectionOf(schema.getType('Node')!, 0)}`,
    ]));
});
