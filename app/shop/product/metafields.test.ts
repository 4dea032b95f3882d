import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {PRODUCT_PAGE_FRAGMENT} from './fragments';

it('has a label for each custom field that the product page’s query asks for', () => {
  const [, identifiers = ''] =
    /metafields\(\s*identifiers: \[(.*?)\]/s.exec(PRODUCT_PAGE_FRAGMENT) ?? [];
  const asked = [...identifiers.matchAll(/key: "(\w+)"/g)].map(([, key]) => key);
  expect(asked.sort()).toEqual(Object.keys(en.productDetails.fields).sort());
});
