import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Versions, checksums, install scripts and licences of the installed packages. */

interface LockedPackage {
  version?: string;
  /** An SPDX expression; absent when a package's own manifest has none. */
  license?: string;
  hasInstallScript?: boolean;
  integrity?: string;
  /** Contained in the archive of the package above it. */
  inBundle?: boolean;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = <Json>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Json;
const MANIFEST = read<Manifest>('package.json');
const LOCKED = Object.entries(
  read<{packages: Record<string, LockedPackage>}>('package-lock.json').packages,
).filter(([path]) => path !== '');
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

/** Packages that may run an install script, and why. */
const RUNS_AT_INSTALL: Record<string, string> = {
  esbuild: 'checks that the bundler’s binary for this machine is installed, else downloads it',
  workerd: 'the same for the Workers runtime that the shop runs in',
  deno: 'the same for the runtime that the functions are checked against',
  'unrs-resolver': 'the same for the linter’s resolver of imports',
};

/** Licences that let the shop be sold, changed and kept closed. */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Only changes to these files themselves would have to be published; the shop changes none.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, or with none in the lock file, each with the result of a review. */
const REVIEWED: Record<string, string> = {
  busboy: 'MIT, in the deprecated `licenses` list',
  eval: 'MIT, in the deprecated `licenses` list',
  format: 'MIT, in its readme',
  'parse-cache-control': 'BSD, in the deprecated `licenses` list',
  'require-like': 'MIT, in its readme',
  streamsearch: 'MIT, in the deprecated `licenses` list',
};

/** LGPL. Resizes pictures on a developer's machine, as a separate shared library; neither the worker nor the browser contains it. */
const LIBVIPS = /^@img\/sharp-/;

function isAllowed(licence: string): boolean {
  const [inner = licence] = /^\((.*)\)$/.exec(licence)?.slice(1) ?? [licence];
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAllowed);
  return inner.split(' AND ').every((part) => ALLOWED_LICENCES.has(part));
}

describe('the packages', () => {
  it('have exact versions in package.json, those of the lock file', () => {
    const versions = new Map(LOCKED.map(([path, {version}]) => [path, version]));
    for (const [name, wanted] of Object.entries({
      ...MANIFEST.dependencies,
      ...MANIFEST.devDependencies,
    })) {
      // A second version of a package is an alias: `npm:package@version`.
      const version = wanted.replace(/^npm:.+@/, '');
      expect(version, name).toBe(versions.get(`node_modules/${name}`));
    }
  });

  it('have one copy each of React and the router, whose contexts would else be two', () => {
    for (const name of ['react', 'react-dom', 'react-router', 'react-router-dom']) {
      const copies = LOCKED.filter(([path]) => nameOf(path) === name);
      expect(copies.map(([path]) => path)).toEqual([`node_modules/${name}`]);
    }
  });

  it('are locked with a SHA-512 checksum', () => {
    // A bundled package comes in its parent's archive, whose checksum counts.
    const unsigned = LOCKED.filter(
      ([, {inBundle, integrity}]) => !inBundle && !integrity?.startsWith('sha512-'),
    );
    expect(unsigned.map(([path]) => path)).toEqual([]);
  });

  it('run no install script, except those with a reason', () => {
    const running = LOCKED.filter(([, {hasInstallScript}]) => hasInstallScript);
    expect([...new Set(running.map(([path]) => nameOf(path)))].sort()).toEqual(
      Object.keys(RUNS_AT_INSTALL).sort(),
    );
  });

  it('have an allowed licence', () => {
    const refused = LOCKED.filter(
      ([path, {license = ''}]) =>
        !isAllowed(license) && !LIBVIPS.test(nameOf(path)) && !(nameOf(path) in REVIEWED),
    );
    expect(refused.map(([path, {license}]) => `${path}: ${license}`)).toEqual([]);
    const names = new Set(LOCKED.map(([path]) => nameOf(path)));
    expect(Object.keys(REVIEWED).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['(Apache-2.0 AND MIT)', true],
    ['GPL-3.0-only', false],
    ['(MIT AND GPL-3.0-only)', false],
    ['', false],
  ])('%j is allowed: %s', (licence, expected) => expect(isAllowed(licence)).toBe(expected));
});
