import {describe, expect, it} from 'vitest';
import {aCatalogue, aProduct} from './testing/sample-catalogue';
import {createStorefrontClient} from './testing/storefront-client';

const client = createStorefrontClient(aCatalogue([aProduct({title: 'Sea'})]));

interface Refusal {
  query: string;
  variables?: Record<string, unknown>;
  message: string;
  code?: string;
  path?: (string | number)[];
}

const STATIC: readonly Refusal[] = [
  {
    query: 'query Page { products(first: 1) { nodes { foo } } }',
    message: "Field 'foo' doesn't exist on type 'Product'",
    code: 'undefinedField',
    path: ['query Page', 'products', 'nodes', 'foo'],
  },
  {
    query: 'query { consentManagement { cookies { cookieDomain } } }',
    message: "Field 'consentManagement' doesn't exist on type 'QueryRoot'",
    code: 'undefinedField',
    path: ['query', 'consentManagement'],
  },
  {
    query: '{ mine: shop { ...ShopName } } fragment ShopName on Shop { nom }',
    message: "Field 'nom' doesn't exist on type 'Shop'",
    code: 'undefinedField',
    path: ['fragment ShopName', 'nom'],
  },
  {
    query: '{ shop(id: 1) { name } }',
    message: "Field 'shop' doesn't accept argument 'id'",
    code: 'argumentNotAccepted',
    path: ['query', 'shop', 'id'],
  },
  {
    query: 'query @inContext(planet: MARS) { shop { name } }',
    message: "Directive 'inContext' doesn't accept argument 'planet'",
    code: 'argumentNotAccepted',
  },
  {
    query: '{ menu { id } }',
    message: "Field 'menu' is missing required arguments: handle",
    code: 'missingRequiredArguments',
    path: ['query', 'menu'],
  },
  {
    query: '{ shop }',
    message:
      "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
    code: 'selectionMismatch',
  },
  {
    query: '{ shop { name { first } } }',
    message:
      "Selections can't be made on scalars (field 'name' returns String but has selections [\"first\"])",
    code: 'selectionMismatch',
  },
  {
    query: '{ products(first: "two") { nodes { id } } }',
    message:
      "Argument 'first' on Field 'products' has an invalid value (\"two\"). Expected type 'Int'.",
    code: 'argumentLiteralsIncompatible',
    path: ['query', 'products', 'first'],
  },
  {
    query: '{ products(first: 1, sortKey: BEAUTY) { nodes { id } } }',
    message:
      "Argument 'sortKey' on Field 'products' has an invalid value (BEAUTY). Expected type 'ProductSortKeys'.",
    code: 'argumentLiteralsIncompatible',
  },
  {
    query: 'mutation { cartCreate(input: {lines: [{quantity: 1}]}) { cart { id } } }',
    message:
      "Argument 'merchandiseId' on InputObject 'CartLineInput' is required. Expected type ID!",
    code: 'missingRequiredInputObjectAttribute',
  },
  {
    query: 'mutation { cartCreate(input: {colour: "red"}) { cart { id } } }',
    message: "InputObject 'CartInput' doesn't accept argument 'colour'",
    code: 'argumentNotAccepted',
  },
  {
    query: '{ product(id: "42") { id } }',
    message: "Invalid global id '42'",
    code: 'argumentLiteralsIncompatible',
    path: ['query', 'product', 'id'],
  },
  {
    query: '{ product(handle: $handle) { id } }',
    message: 'Variable $handle is used by anonymous query but not declared',
    code: 'variableNotDefined',
  },
  {
    query: 'query One($handle: String) { shop { id } }',
    message: 'Variable $handle is declared by One but not used',
    code: 'variableNotUsed',
  },
  {
    query: 'query ($first: String) { products(first: $first) { nodes { id } } }',
    message: 'Type mismatch on variable $first and argument first (String / Int)',
    code: 'variableMismatch',
  },
  {
    query: 'query ($handle: String) { menu(handle: $handle) { id } }',
    message: 'Nullability mismatch on variable $handle and argument handle (String / String!)',
    code: 'variableMismatch',
  },
  {
    query: '{ shop { ...Missing } }',
    message: 'Fragment Missing was used, but not defined',
    code: 'useAndDefineFragment',
  },
  {
    query: '{ shop { id } } fragment Spare on Shop { id }',
    message: 'Fragment Spare was defined, but not used',
    code: 'useAndDefineFragment',
  },
  {
    query: '{ shop { ... on Product { id } } }',
    message: "Fragment on Product can't be spread inside Shop",
    code: 'cannotSpreadFragment',
  },
  {
    query: '{ shop { ... on Boutique { id } } }',
    message: "No such type Boutique, so it can't be a fragment condition",
    code: 'undefinedType',
  },
  {
    query: '{ shop @shout { id } }',
    message: 'Directive @shout is not defined',
    code: 'undefinedDirective',
  },
  {query: '{ shop {', message: 'syntax error, unexpected end of file at [1, 9]'},
  {query: 'hello', message: 'syntax error, unexpected Name "hello" at [1, 1]'},
  {query: `{ ${'shop { id } '.repeat(5000)} }`, message: 'This query is too large to execute.'},
  {
    // In 203 bytes an audit kept the backend busy for six seconds.
    query: `{ ${'products(first: 250) { nodes { collections(first: 4) { nodes { '.repeat(3)} title ${'} } } } '.repeat(3)} }`,
    message: 'Complexity exceeded',
    code: 'MAX_COMPLEXITY_EXCEEDED',
  },
  {query: '{ shop { name } } }', message: 'syntax error, unexpected "}" at [1, 19]'},
];

const VARIABLES: readonly Refusal[] = [
  {
    query: 'query ($first: Int) { products(first: $first) { nodes { id } } }',
    variables: {first: 'two'},
    message: 'Variable $first of type Int was provided invalid value',
    code: 'INVALID_VARIABLE',
  },
  {
    query: 'query ($handle: String!) { menu(handle: $handle) { id } }',
    message: 'Variable $handle of type String! was provided invalid value',
    code: 'INVALID_VARIABLE',
  },
  {
    query: 'query ($id: ID!) { cart(id: $id) { id } }',
    variables: {id: 'mine'},
    message: 'Variable $id of type ID! was provided invalid value',
    code: 'INVALID_VARIABLE',
  },
  {
    query: 'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }',
    variables: {input: {lines: [{id: 1, merchandiseId: 'gid://shopify/ProductVariant/1'}]}},
    message:
      'Variable $input of type CartInput! was provided invalid value for lines.0.id (Field is not defined on CartLineInput)',
    code: 'INVALID_VARIABLE',
  },
];

const LIMITS: readonly Refusal[] = [
  {
    query: '{ products { nodes { id } } }',
    message: 'you must provide one of first or last',
    code: 'BAD_REQUEST',
    path: ['products'],
  },
  {
    query: '{ products(first: 1, last: 1) { nodes { id } } }',
    message: 'providing both first and last is not supported',
    code: 'BAD_REQUEST',
  },
  {
    query: '{ mine: products(first: 251) { nodes { id } } }',
    message: 'first cannot exceed 250',
    code: 'BAD_REQUEST',
    path: ['mine'],
  },
  {
    query: '{ products(first: 1) { nodes { variants(last: 251) { nodes { id } } } } }',
    message: 'last cannot exceed 250',
    code: 'BAD_REQUEST',
    path: ['products', 'nodes', 0, 'variants'],
  },
  {
    query: '{ productTags(first: 251) { nodes } }',
    message: 'first cannot exceed 250',
    code: 'BAD_REQUEST',
  },
  {
    query: '{ products(first: 1, after: "nonsense") { nodes { id } } }',
    message: 'Invalid cursor for current pagination sort.',
    code: 'BAD_REQUEST',
  },
  {
    query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    variables: {ids: Array.from({length: 251}, (_, n) => `gid://shopify/Product/${n}`)},
    message: 'The input array size of 251 is greater than the maximum allowed of 250.',
    code: 'MAX_INPUT_SIZE_EXCEEDED',
    path: ['nodes', 'ids'],
  },
  {
    query: 'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
    variables: {
      input: {lines: Array(251).fill({merchandiseId: 'gid://shopify/ProductVariant/1'})},
    },
    message: 'The input array size of 251 is greater than the maximum allowed of 250.',
    code: 'MAX_INPUT_SIZE_EXCEEDED',
    path: ['cartCreate', 'input', 'lines'],
  },
];

function expectRefusal(
  {message, code, path}: Refusal,
  errors: Awaited<ReturnType<typeof client.query>>['errors'],
): void {
  const [error] = errors ?? [];
  expect(error).toMatchObject({message, ...(code ? {extensions: {code}} : {})});
  if (path) expect(error?.path).toEqual(path);
}

describe('a query that is invalid for the schema', () => {
  it.each(STATIC)('is rejected: $message', async (refusal) => {
    const {status, data, errors} = await client.query(refusal.query, refusal.variables);
    expect([status, data]).toEqual([200, undefined]);
    expectRefusal(refusal, errors);
  });
});

describe('a variable of the wrong type', () => {
  it.each(VARIABLES)('is rejected: $message', async (refusal) => {
    const {status, data, errors} = await client.query(refusal.query, refusal.variables);
    expect([status, data]).toEqual([200, undefined]);
    expectRefusal(refusal, errors);
  });
});

describe("Shopify's limits", () => {
  it.each(LIMITS)('reject $query with $message', async (refusal) => {
    const {status, data, errors} = await client.query(refusal.query, refusal.variables);
    expect(status).toBe(200);
    expect(data).not.toBe(undefined);
    expectRefusal(refusal, errors);
  });

  it('apply to selections nested as deep as a query can be', async () => {
    for (const depth of [100, 1000, 3000]) {
      const {status, errors} = await client.query('{node'.repeat(depth) + '}'.repeat(depth));
      expect([status, errors?.length]).toEqual([200, expect.any(Number)]);
    }
  });

  it('report every error of a query at once', async () => {
    const {errors} = await client.query('{ shop { a b } }');
    expect(errors).toHaveLength(2);
  });
});
