import {type ChildProcess, spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {findFreePort} from './free-port';
import {stop, waitUntilUp} from './program';

/** Returns the path of Deno's binary. The package's own command is a wrapper that leaves Deno running when it is killed. */
const {runInstall} = createRequire(import.meta.url)('deno/install_api.cjs') as {
  runInstall(): string;
};

export interface DenoFunctions {
  /** Origin of one function; Deno serves it at every path. */
  urlOf(name: string): string;
  close(): Promise<void>;
}

/** Runs functions in Deno as Supabase does, each from its own index.ts. Rejects when one doesn't start. */
export async function startDenoFunctions(
  names: readonly string[],
  env: Record<string, string>,
): Promise<DenoFunctions> {
  const children: ChildProcess[] = [];
  const urls = new Map<string, string>();
  const close = async () => {
    await Promise.all(children.map((child) => stop(child, 'SIGKILL')));
  };
  try {
    for (const name of names) {
      const port = await findFreePort();
      urls.set(name, `http://127.0.0.1:${port}`);
      children.push(startOne(name, port, env));
    }
    // Every function rejects a GET, which also shows that it's up.
    await Promise.all(
      names.map((name, index) => waitUntilUp(children[index]!, urls.get(name)!, () => true)),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return {urlOf: (name) => urls.get(name) ?? '', close};
}

function startOne(name: string, port: number, env: Record<string, string>): ChildProcess {
  const options = [
    // The packages are in node_modules. Deno would upgrade an older lock file, which queries the registry.
    '--no-lock',
    '--quiet',
    '--config',
    'supabase/functions/deno.json',
    '--node-modules-dir=manual',
  ];
  const rights = ['--cached-only', '--no-prompt', '--allow-net', '--allow-env', '--allow-read'];
  return spawn(
    runInstall(),
    ['run', ...options, ...rights, `supabase/functions/${name}/index.ts`],
    {
      env: {
        ...process.env,
        ...env,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DENO_NO_UPDATE_CHECK: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}
