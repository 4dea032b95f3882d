import './node-version.mjs';
import {existsSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashContent, readTrimmed} from './content-hash.mjs';
import {installIfChanged} from './install.mjs';
import {PROJECT_FOLDER, ROOMY, run} from './run.mjs';

/** Files and folders that a build depends on. */
export const SOURCES = [
  'app',
  'public',
  'supabase/functions/_shared/contracts',
  'server.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'embedded/bin/build.mjs',
];
/** Environment variables that a build depends on; the asset base URL is written into every page. */
const VARIABLES = ['HYDROGEN_ASSET_BASE_URL', 'SHOP_BUILD_FOLDER'];

const BUILD_FOLDER = resolve(PROJECT_FOLDER, process.env.SHOP_BUILD_FOLDER ?? 'dist');
const STAMP = join(BUILD_FOLDER, '.build-hash');
const WORKER = join(BUILD_FOLDER, 'server', 'index.js');
const SHOPIFY_CLI = join(PROJECT_FOLDER, 'node_modules/@shopify/cli/bin/run.js');

/**
 * A hash of everything that a build depends on; unchanged as long as no source and no variable changes.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [sources] relative to the project's folder, or absolute
 * @returns {string}
 */
export function buildStamp(env = process.env, sources = SOURCES) {
  const variables = VARIABLES.map((name) => `${name}=${env[name] ?? ''}`);
  return [hashContent(sources), ...variables].join('\n');
}

/** Builds the storefront unless the last build used the same sources and environment. */
export async function buildIfChanged() {
  const stamp = buildStamp();
  if (existsSync(WORKER) && readTrimmed(STAMP) === stamp) return;
  await build();
  writeFileSync(STAMP, stamp);
}

/** Builds the storefront for production. Exits the process when that fails. */
async function build() {
  const code = await run(
    process.execPath,
    [
      ...ROOMY,
      SHOPIFY_CLI,
      'hydrogen',
      'build',
      // `tests/e2e/page-weight.spec.ts` measures what matters, the size of a visit.
      '--disable-route-warning',
      '--no-bundle-stats',
    ],
    {
      // Otherwise the command fails at its end when Shopify's analytics endpoint is unreachable.
      SHOPIFY_CLI_NO_ANALYTICS: '1',
      // Otherwise the command starts a second one, which loads notices from Shopify to show later.
      CI: '1',
      NODE_ENV: 'production',
    },
  );
  if (code !== 0) process.exit(code);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installIfChanged();
  await build();
  writeFileSync(STAMP, buildStamp());
}
