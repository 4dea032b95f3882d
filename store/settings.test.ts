import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readEnvironment} from './settings';

const NO_FILE = join(tmpdir(), 'no-such-env-file');

describe('the environment', () => {
  it('treats an empty variable as unset', () => {
    const environment = readEnvironment({SUPABASE_URL: '', PORT: '', SHOP_CACHE: ''}, NO_FILE);
    expect(environment.SUPABASE_URL).toBeUndefined();
    expect(environment.SHOP_CACHE).toBeUndefined();
    expect(environment.PORT).toBe(3000);
  });

  it('prefers the process to the file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'));
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=4000\nPUBLIC_STORE_DOMAIN="shop.example" # real\n');
    expect(readEnvironment({PORT: '5000'}, file)).toMatchObject({
      PORT: 5000,
      PUBLIC_STORE_DOMAIN: 'shop.example',
    });
  });

  it.each([
    {PORT: 'x'},
    {BACKEND_PORT: '70000'},
    {EMBEDDED_DATABASE_PORT: '65536'},
    {SHOP_CACHE: 'maybe'},
    {EMBEDDED_CONTROL: 'yes'},
    {SHOP_URL: 'shop.test'},
    {SHOP_URL: 'https://shop.test/below'},
  ])('throws with the name of the invalid variable in %j', (variables) => {
    const name = Object.keys(variables)[0];
    expect(() => readEnvironment(variables, NO_FILE)).toThrow(name);
  });
});
