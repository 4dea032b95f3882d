import {mkdirSync, mkdtempSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openPrivateFolder} from './private-folder';

let root: string;
const umask = process.umask();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => void process.umask(umask));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

// Windows has different permissions.
describe.skipIf(process.platform === 'win32')('a private folder', () => {
  it('and its files can be read only by their owner', () => {
    const folder = join(root, 'a', 'data');
    openPrivateFolder(folder);
    writeFileSync(join(folder, 'upload'), '');
    mkdirSync(join(folder, 'storage'));
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(join(folder, 'upload'))).toBe('600');
    expect(modeOf(join(folder, 'storage'))).toBe('700');
  });

  it('of an earlier version is restricted', () => {
    const folder = join(root, 'old');
    mkdirSync(folder, {mode: 0o755});
    openPrivateFolder(folder);
    expect(modeOf(folder)).toBe('700');
  });
});
