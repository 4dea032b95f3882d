import {expect, it} from 'vitest';
import {signVisitor} from './contracts/visitor-signature.ts';
import {FORWARD_SECRET} from './testing/test-context.ts';
import {readVisitor} from './visitor.ts';

const read = (headers: Record<string, string>) =>
  readVisitor(new Request('https://project.example', {headers}), {forwardSecret: FORWARD_SECRET});

it.each([
  ['203.0.113.9', {address: '203.0.113.9', isFromShop: true}],
  [null, {address: null, isFromShop: true}],
])('is from the shop with the signed address %s', async (address, visitor) => {
  expect(await read(await signVisitor(FORWARD_SECRET, address, Date.now()))).toEqual(visitor);
});

it('is not from the shop with an address that nobody signed', async () => {
  const visitor = await read({'x-visitor-address': '203.0.113.9'});
  expect(visitor).toEqual({address: null, isFromShop: false});
});
