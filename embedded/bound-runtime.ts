import {accessSync, constants} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

const LAUNCHER = fileURLToPath(new URL('./bin/workerd-bound.sh', import.meta.url));

/**
 * Has every Workers runtime that this process (or one it starts) asks for end soon after this process, even when this
 * one is killed outright. Does nothing on Windows, which knows no such script, nor where another runtime is set or the
 * script came without the right to be run, as out of some archives.
 */
export function bindRuntimeToProcess(): void {
  if (process.platform === 'win32' || process.env.MINIFLARE_WORKERD_PATH) return;
  if (!isExecutable(LAUNCHER)) return;
  const workerd: unknown = requireThrough('@shopify/mini-oxygen', 'miniflare', 'workerd');
  if (!isModule(workerd)) return;
  process.env.SHOP_WORKERD = workerd.default;
  process.env.MINIFLARE_WORKERD_PATH = LAUNCHER;
}

/** The last of the packages as the one before it would find it, and so on: where Miniflare itself would look. */
function requireThrough(...packages: [string, ...string[]]): unknown {
  let require = createRequire(import.meta.url);
  for (const name of packages.slice(0, -1)) require = createRequire(require.resolve(name));
  return require(packages.at(-1) ?? '');
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isModule(value: unknown): value is {default: string} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'default' in value &&
    typeof value.default === 'string'
  );
}
