import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import viteConfig from '../../vite.config';

/** What Remix's Vite plugin has optimized before the first request. */
const REMIX = ['react', 'react/jsx-runtime', 'react-dom/client', '@remix-run/react'];

/** A module whose values are imported, from a package. */
const IMPORT =
  /(?:^(?:import|export) (?!type )[^;']*?from |^import |\bimport\()'(?<name>[^'~.#][^']*)'/gm;

/** Names of packages in the licences, which the build writes for what browsers get. */
const packagesOfBrowser = () =>
  [...readFileSync('dist/client/licences.txt', 'utf8').matchAll(/^Name: (.+)$/gm)].map(
    ([, name]) => name,
  );

/** No browser gets these: Remix leaves them out, or their one importer, a loader or an action. */
const ONLY_SERVER = /\.(test|server)\.tsx?$|entry\.server\.tsx$|violation-counter\.ts$/;

const packageOf = (module: string) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];

/** The modules of packages that browsers get, as the storefront's sources import them. */
function modulesOfBrowser(): string[] {
  const packages = packagesOfBrowser();
  const sources = ['app', 'supabase/functions/_shared/contracts'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((path) => join(folder, path)),
  );
  const modules = sources
    .filter((path) => /\.tsx?$/.test(path) && !ONLY_SERVER.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(IMPORT)])
    .map(({groups}) => groups?.name ?? '');
  return (
    [...new Set(modules)]
      .filter((name) => packages.includes(packageOf(name)))
      // Vite optimizes no styles.
      .filter((name) => !name.endsWith('.css'))
  );
}

it('npm run dev optimizes every dependency of a page before the first request, and so never reloads it', () => {
  const optimized = [...REMIX, ...(viteConfig.optimizeDeps?.include ?? [])];
  const modules = modulesOfBrowser();
  expect(modules).toContain('@remix-run/react');
  expect(modules).toContain('sonner');
  expect(modules.filter((name) => !optimized.includes(name))).toEqual([]);
});
