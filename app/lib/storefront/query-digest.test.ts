import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {digestOf} from './query-digest';

it('is the SHA-256 of a query, the same each time', async () => {
  const query = 'query Works { products { nodes { title } } }';
  const expected = createHash('sha256').update(query).digest('base64');
  expect(await digestOf(query)).toBe(expected);
  expect(await digestOf(query)).toBe(expected);
  expect(await digestOf(`${query} `)).not.toBe(expected);
});
