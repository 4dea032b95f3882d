import {expect, it} from 'vitest';
import {customerTags} from './update-customer.ts';

it.each([
  ['follow the list’s own', ['priority-member'], ['newsletter', 'priority-member']],
  ['are those that a form of the shop gives', ['wholesale'], ['newsletter']],
  [
    'are cut to what Shopify takes',
    [`${'x'.repeat(60)}-early-access`],
    ['newsletter', 'x'.repeat(40)],
  ],
  [
    'are cut between characters',
    [`${'x'.repeat(39)}𝐀-early-access`],
    ['newsletter', `${'x'.repeat(39)}𝐀`],
  ],
])('the tags of a customer %s', (_, tags, known) => {
  expect(customerTags(tags)).toEqual(known);
});
