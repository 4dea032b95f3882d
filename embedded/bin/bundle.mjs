import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {hashContent} from './content-hash.mjs';
import {PROJECT_FOLDER} from './run.mjs';

/** The bundle's sources, and the versions of its packages. */
const SOURCES = [
  'embedded',
  'store',
  'supabase/functions',
  'app/content',
  'app/words',
  'package.json',
  'package-lock.json',
];
const BUNDLES = join(PROJECT_FOLDER, 'node_modules', '.cache', 'embedded');
const DAY_MS = 86_400_000;

/**
 * The path of `embedded/main.ts` as one JavaScript file, bundled when a source has changed. Hundreds of modules of
 * TypeScript take twice the processor time to start. Several processes may ask at once; the first bundle that is ready is everyone's.
 * @returns {Promise<string>}
 */
export async function bundleIfChanged() {
  const name = `${hashContent(SOURCES).slice(0, 32)}.mjs`;
  const file = join(BUNDLES, name);
  if (existsSync(file)) return file;
  mkdirSync(BUNDLES, {recursive: true});
  const own = mkdtempSync(join(BUNDLES, 'new-'));
  await bundle(own, name);
  renameSync(join(own, name), file);
  rmSync(own, {recursive: true});
  removeOld();
  return file;
}

/** @param {string} folder @param {string} name */
async function bundle(folder, name) {
  const {build} = await import('vite');
  await build({
    configFile: false,
    root: PROJECT_FOLDER,
    publicDir: false,
    logLevel: 'warn',
    plugins: [{name: 'module-urls', enforce: 'pre', transform: keepModuleUrl}],
    ssr: {external: true},
    build: {
      ssr: 'embedded/main.ts',
      outDir: folder,
      target: 'node20',
      minify: false,
      rollupOptions: {output: {entryFileNames: name, inlineDynamicImports: true}},
    },
  });
}

/**
 * Modules find files by their own address, which is not the bundle's.
 * @param {string} code @param {string} id
 */
function keepModuleUrl(code, id) {
  if (!code.includes('import.meta.url')) return null;
  const path = relative(BUNDLES, id).split(sep).join('/');
  const url = `new URL(${JSON.stringify(path)}, import.meta.url).href`;
  return {code: code.replaceAll('import.meta.url', url), map: null};
}

/** Bundles of earlier sources. A shop may still be starting from one that was used today. */
function removeOld() {
  for (const name of readdirSync(BUNDLES)) {
    const path = join(BUNDLES, name);
    const found = statSync(path, {throwIfNoEntry: false});
    if (found && found.mtimeMs < Date.now() - DAY_MS) rmSync(path, {recursive: true, force: true});
  }
}
