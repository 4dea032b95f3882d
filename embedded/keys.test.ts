import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createKeys, loadKeys} from './keys';
import {OperatorError} from '../store/operator-error';

let folder: string;
const file = () => join(folder, 'data', 'keys.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});

function roleIn(key: string): unknown {
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as {role: unknown}).role;
}

describe('the file of keys', () => {
  it('is created once and loaded later', () => {
    const keys = loadKeys(file());
    expect(loadKeys(file())).toEqual(keys);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(keys);
  });

  it('gets the keys that an older file lacks, and keeps the others', () => {
    const {storefrontToken, anonKey} = loadKeys(file());
    writeFileSync(file(), JSON.stringify({storefrontToken, anonKey}));
    const completed = loadKeys(file());
    expect(completed).toMatchObject({storefrontToken, anonKey});
    expect(completed.serviceRoleKey).not.toBe('');
    expect(completed.databasePassword).not.toBe('');
    expect(loadKeys(file())).toEqual(completed);
  });

  it.each([JSON.stringify({storefrontToken: 'short'}), '{"storefrontTok', '', '[]', '{}'])(
    'is named by the error, and left unchanged, when it contains %j',
    (text) => {
      loadKeys(file());
      writeFileSync(file(), text);
      expect(() => loadKeys(file())).toThrow(OperatorError);
      expect(() => loadKeys(file())).toThrow(`The keys in ${file()} are damaged. Restore the file`);
      expect(readFileSync(file(), 'utf8')).toBe(text);
    },
  );
});

it('new keys are JWTs of the two roles, different each time', () => {
  const keys = createKeys();
  expect([roleIn(keys.anonKey), roleIn(keys.serviceRoleKey)]).toEqual(['anon', 'service_role']);
  expect(createKeys().serviceRoleKey).not.toBe(keys.serviceRoleKey);
});
