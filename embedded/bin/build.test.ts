import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {buildStamp} from './build.mjs';

describe('the stamp of a build', () => {
  it('stays the same while nothing changes', () => {
    expect(buildStamp({})).toBe(buildStamp({}));
  });

  it('changes with the asset base URL', () => {
    const stamps = ['', 'https://cdn.example/1/', 'https://cdn.example/2/'].map((base) =>
      buildStamp({HYDROGEN_ASSET_BASE_URL: base}),
    );
    expect(new Set(stamps).size).toBe(3);
  });

  it('changes with a module', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    const stamp = () => buildStamp({}, [folder]);
    const before = stamp();
    writeFileSync(join(folder, 'module.ts'), 'export {};\n');
    expect(stamp()).not.toBe(before);
  });
});
