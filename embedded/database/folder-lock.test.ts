import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {lockFolder} from './folder-lock';

/** Linux assigns ids up to 4194304, so this one is never running. */
const NO_PROCESS = 99_999_999;
let folder: string;
const lockFile = () => join(folder, 'in-use.pid');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

describe('the lock of a folder', () => {
  it('throws with the name of a folder that is in use', () => {
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

  it.runIf(process.platform === 'linux')('takes over a lock whose process id was reused', () => {
    writeFileSync(lockFile(), `${process.ppid} 1`);
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it.runIf(process.platform === 'linux')('takes over the lock of a zombie process', async () => {
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 30']);
    const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(chunk.toString());
    const status = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
    await expect.poll(status).toContain(') Z ');
    writeFileSync(lockFile(), `${pid} ${status().split(') ')[1]?.split(' ')[19]}`);
    expect(() => lockFolder(folder)).not.toThrow();
    parent.kill();
  });
});
