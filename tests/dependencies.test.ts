import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** What is installed, and what comes with it. */

interface LockedPackage {
  version?: string;
  /** An SPDX expression; absent where a package's own file names it otherwise. */
  license?: string;
  hasInstallScript?: boolean;
  integrity?: string;
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

/** Packages that may run code as they are installed, and why. */
const RUNS_AT_INSTALL: Record<string, string> = {
  esbuild: 'checks that the bundler’s program for this machine came along, and fetches it if not',
  workerd: 'the same for the Workers runtime that the shop runs in',
  deno: 'the same for the runtime that the functions are checked against',
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
  // Changes to these files themselves would have to be published; nobody changes them.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, or with none in the lock file, each with what was found out about it. */
const LOOKED_AT: Record<string, string> = {
  busboy: 'MIT, written in the old way, as a list',
  eval: 'MIT, written in the old way, as a list',
  format: 'MIT, in its readme',
  'parse-cache-control': 'BSD, written in the old way, as a list',
  'require-like': 'MIT, in its readme',
  streamsearch: 'MIT, written in the old way, as a list',
};

/** Resizes pictures on a developer's machine, as a library of its own; nothing of it reaches the worker or the browser. */
const LIBVIPS = /^@img\/sharp-/;

function isAllowed(licence: string): boolean {
  const [inner = licence] = /^\((.*)\)$/.exec(licence)?.slice(1) ?? [licence];
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAllowed);
  return inner.split(' AND ').every((part) => ALLOWED_LICENCES.has(part));
}

describe('the packages', () => {
  it('are named by exact versions, the ones of the lock file', () => {
    const versions = new Map(LOCKED.map(([path, {version}]) => [path, version]));
    for (const [name, wanted] of Object.entries({
      ...MANIFEST.dependencies,
      ...MANIFEST.devDependencies,
    })) {
      // Under a name of its own stands a second version of a package: `npm:package@version`.
      const version = wanted.replace(/^npm:.+@/, '');
      expect(version, name).toBe(versions.get(`node_modules/${name}`));
    }
  });

  it('are installed with the checksum of what was reviewed', () => {
    const unsigned = LOCKED.filter(([, {integrity}]) => !integrity?.startsWith('sha512-'));
    expect(unsigned.map(([path]) => path)).toEqual([]);
  });

  it('run no code as they are installed, but for those with a reason', () => {
    const running = LOCKED.filter(([, {hasInstallScript}]) => hasInstallScript);
    expect([...new Set(running.map(([path]) => nameOf(path)))].sort()).toEqual(
      Object.keys(RUNS_AT_INSTALL).sort(),
    );
  });

  it('have licences that a shop can live with', () => {
    const refused = LOCKED.filter(
      ([path, {license = ''}]) =>
        !isAllowed(license) && !LIBVIPS.test(nameOf(path)) && !(nameOf(path) in LOOKED_AT),
    );
    expect(refused.map(([path, {license}]) => `${path}: ${license}`)).toEqual([]);
    const names = new Set(LOCKED.map(([path]) => nameOf(path)));
    expect(Object.keys(LOOKED_AT).filter((name) => !names.has(name))).toEqual([]);
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
  ])('%j is taken: %s', (licence, isTaken) => expect(isAllowed(licence)).toBe(isTaken));
});
