import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {describe, expect, it, onTestFinished} from 'vitest';
import {buildStamp, SOURCES} from './build.mjs';

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

  it('changes with the languages', () => {
    const stamps = ['', 'en', 'en,fr'].map((languages) => buildStamp({SHOP_LANGUAGES: languages}));
    expect(new Set(stamps).size).toBe(3);
  });

  it('changes with a helper module of the build', () => {
    const before = buildStamp({});
    const helper = 'build/of-a-test.ts';
    onTestFinished(() => rmSync(helper, {force: true}));
    writeFileSync(helper, 'export {};\n');
    expect(buildStamp({})).not.toBe(before);
  });

  it('covers every import of the build configuration', () => {
    const imports = [...readFileSync('vite.config.ts', 'utf8').matchAll(/from '\.\/([^'/]+)/g)];
    expect(imports.length).toBeGreaterThan(0);
    for (const [, name] of imports) expect(SOURCES).toContain(name);
  });
});
