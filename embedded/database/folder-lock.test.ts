import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lockFolder} from './folder-lock';

/** Linux gives out ids up to 4194304, so this one is never running. */
const NO_PROCESS = 99_999_999;
let folder: string;
const lockFile = () => join(folder, 'in-use.pid');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('lockFolder', () => {
  it('refuses a folder that is in use and names it', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(folder);
    unlock();
    lockFolder(folder)();
  });

  it('takes over the lock of a process that no longer runs', () => {
    writeFileSync(lockFile(), String(NO_PROCESS));
    lockFolder(folder);
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
  });

  it('takes over a damaged lock', () => {
    writeFileSync(lockFile(), '');
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it.runIf(process.platform === 'linux')('takes over a lock whose id was given out again', () => {
    writeFileSync(lockFile(), `${process.ppid} 1`);
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
