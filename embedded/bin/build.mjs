import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashContent, readKept} from './content-hash.mjs';
import {installWhatIsMissing} from './install.mjs';
import {PROJECT_FOLDER, runOrExit} from './run.mjs';

/** Everything the build is made from. */
const SOURCES = [
  'app',
  'public',
  'supabase/functions/_shared/contracts',
  'server.ts',
  'codegen.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const STAMP = join(PROJECT_FOLDER, 'dist', '.build-hash');
const WORKER = join(PROJECT_FOLDER, 'dist', 'server', 'index.js');
const SHOPIFY_CLI = join(PROJECT_FOLDER, 'node_modules/@shopify/cli/bin/run.js');

/** Builds the storefront unless the last build was made from the same sources. */
export async function buildWhatIsMissing() {
  const sources = hashContent(SOURCES);
  if (existsSync(WORKER) && readKept(STAMP) === sources) return;
  await build();
  writeFileSync(STAMP, sources);
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
  writeFileSync(STAMP, hashContent(SOURCES));
}
