import {buildSchema, type DocumentNode} from 'graphql';
import {expect, it} from 'vitest';
import {createExecutor} from './execute-request';

const execute = createExecutor(buildSchema('type Query { name: String }'));

/** The parsed document of a valid query. */
async function parsed(query: string): Promise<DocumentNode | undefined> {
  let document: DocumentNode | undefined;
  await execute({query, variables: {}, operationName: null}, (found) => {
    document = found;
    return {};
  });
  return document;
}

it('keeps the 500 newest valid documents and no invalid one', async () => {
  const first = await parsed('{ name }');
  for (let number = 0; number < 500; number += 1) await parsed(`{ nothing } # ${number}`);
  for (let number = 0; number < 499; number += 1) await parsed(`{ name } # ${number}`);
  expect(await parsed('{ name }')).toBe(first);
  await parsed('{ name } # one more');
  expect(await parsed('{ name }')).not.toBe(first);
});
