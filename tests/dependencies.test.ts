import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Versions, checksums and install scripts of the installed packages. */

interface LockedPackage {
  version?: string;
  hasInstallScript?: boolean;
  integrity?: string;
  /** Contained in the archive of its parent package. */
  inBundle?: boolean;
  /** Links to a workspace. */
  link?: boolean;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Of the shop and of the embedded backend. */
const MANIFESTS = ['package.json', 'embedded/package.json'];

const read = <Json>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Json;
/** All packages from a registry, without the shop itself and its workspace. */
const LOCKED = Object.entries(
  read<{packages: Record<string, LockedPackage>}>('package-lock.json').packages,
).filter(([path, {link}]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

/** Packages that may run an install script, and why. */
const RUNS_AT_INSTALL: Record<string, string> = {
  esbuild: 'checks that the bundler’s binary for this machine is installed, else downloads it',
  workerd: 'the same for the Workers runtime that the shop runs in',
  deno: 'the same for the runtime that the functions are checked against',
  'unrs-resolver': 'the same for the linter’s resolver of imports',
};

describe('the packages', () => {
  it.each(MANIFESTS)('have exact versions in %s, those of the lock file', (manifest) => {
    const {dependencies, devDependencies} = read<Manifest>(manifest);
    const versions = new Map(LOCKED.map(([path, {version}]) => [path, version]));
    for (const [name, wanted] of Object.entries({...dependencies, ...devDependencies})) {
      // A second version of a package is an alias: `npm:package@version`.
      const version = wanted.replace(/^npm:.+@/, '');
      expect(version, name).toBe(versions.get(`node_modules/${name}`));
    }
  });

  it('have one copy each of React, the router and hydrogen-react, whose contexts and API version must not exist twice', () => {
    const router = ['react-router', 'react-router-dom'];
    for (const name of ['react', 'react-dom', ...router, '@shopify/hydrogen-react']) {
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
});
