import {expect, it} from 'vitest';
import {PRODUCT_PAGE_FRAGMENT} from './fragments';
import {PRODUCT_FIELDS} from './metafields';

it('lists the custom fields that the product page’s query asks for', () => {
  const [, identifiers = ''] =
    /metafields\(\s*identifiers: \[(.*?)\]/s.exec(PRODUCT_PAGE_FRAGMENT) ?? [];
  const asked = [...identifiers.matchAll(/key: "(\w+)"/g)].map(([, key]) => key);
  expect(asked).toEqual([...PRODUCT_FIELDS]);
});
