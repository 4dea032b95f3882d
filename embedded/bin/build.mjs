import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashContent, readKept} from './content-hash.mjs';
import {installWhatIsMissing} from './install.mjs';
import {PROJECT_FOLDER, runOrExit} from './run.mjs';

/** Every file and folder that a build is made from. */
export const SOURCES = [
  'app',
  'build',
  'public',
  'supabase/functions/_shared/contracts',
  'server.ts',
  'codegen.ts',
  '.graphqlrc.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'embedded/bin/build.mjs',
];
/** The variables that a build depends on; where its files will lie is one, and stands in every page. */
const VARIABLES = ['HYDROGEN_ASSET_BASE_URL', 'SHOP_BUILD_FOLDER'];

const BUILD_FOLDER = join(PROJECT_FOLDER, process.env.SHOP_BUILD_FOLDER ?? 'dist');
const STAMP = join(BUILD_FOLDER, '.build-hash');
const WORKER = join(BUILD_FOLDER, 'server', 'index.js');
const SHOPIFY_CLI = join(PROJECT_FOLDER, 'node_modules/@shopify/cli/bin/run.js');

/**
 * What a build made now would be made from, in short: the same text as long as no source and no variable changes.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string}
 */
export function buildStamp(env = process.env) {
  const variables = VARIABLES.map((name) => `${name}=${env[name] ?? ''}`);
  return [hashContent(SOURCES), ...variables].join('\n');
}

/** Builds the storefront unless the last build was made from the same sources, in the same environment. */
export async function buildWhatIsMissing() {
  const stamp = buildStamp();
  if (existsSync(WORKER) && readKept(STAMP) === stamp) return;
  await build();
  writeFileSync(STAMP, stamp);
}

/** Generates the query types and builds the storefront for production, as `shopify hydrogen deploy` would. */
async function build() {
  await runOrExit(
    process.execPath,
    [SHOPIFY_CLI, 'hydrogen', 'build', '--codegen', '--disable-route-warning'],
    {
      // Without it the command fails at its end wherever Shopify's statistics cannot be reached.
      SHOPIFY_CLI_NO_ANALYTICS: '1',
      NODE_ENV: 'production',
    },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installWhatIsMissing();
  await build();
  writeFileSync(STAMP, buildStamp());
}
