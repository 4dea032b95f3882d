import {accessSync, constants} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

const LAUNCHER = fileURLToPath(new URL('./bin/workerd-bound.sh', import.meta.url));

/**
 * Makes every Workers runtime that this process (or a child) starts exit soon after this process, even when this
 * process is killed. Does nothing on Windows, which cannot run the script, nor where another runtime is configured or
 * the script lost its executable bit, as in some archives.
 */
export function bindRuntimeToProcess(): void {
  if (process.platform === 'win32' || process.env.MINIFLARE_WORKERD_PATH) return;
  if (!isExecutable(LAUNCHER)) return;
  const workerd: unknown = requireChain('miniflare', 'workerd');
  if (!isModule(workerd)) return;
  process.env.SHOP_WORKERD = workerd.default;
  process.env.MINIFLARE_WORKERD_PATH = LAUNCHER;
}

/** Resolves each package from the one before it, as Miniflare itself does, and requires the last. */
function requireChain(...packages: [string, ...string[]]): unknown {
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
