import {readFileSync, statSync} from 'node:fs';
import {expect, it} from 'vitest';
import {bundleIfChanged} from './bundle.mjs';

it('bundles the embedded shop once, with the addresses of its modules', async () => {
  const file = await bundleIfChanged();
  const {mtimeMs} = statSync(file);
  expect(readFileSync(file, 'utf8')).toContain('"../../../embedded/database/schema.ts"');
  expect(await bundleIfChanged()).toBe(file);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});
