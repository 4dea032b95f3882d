import {rmSync, writeFileSync} from 'node:fs';
import {describe, expect, it, onTestFinished} from 'vitest';
import {buildStamp} from './build.mjs';

describe('the stamp of a build', () => {
  it('does not change while nothing changes', () => {
    expect(buildStamp({})).toBe(buildStamp({}));
  });

  it('changes with the asset base URL', () => {
    const stamps = ['', 'https://cdn.example/1/', 'https://cdn.example/2/'].map((base) =>
      buildStamp({HYDROGEN_ASSET_BASE_URL: base}),
    );
    expect(new Set(stamps).size).toBe(3);
  });

  it('changes with a module of the app', () => {
    const before = buildStamp({});
    const module = 'app/of-a-test.ts';
    onTestFinished(() => rmSync(module, {force: true}));
    writeFileSync(module, 'export {};\n');
    expect(buildStamp({})).not.toBe(before);
  });
});
