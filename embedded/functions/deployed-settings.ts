import {readFileSync} from 'node:fs';
import {parse} from 'smol-toml';
import {z} from 'zod';

const CONFIG = z.object({
  functions: z.record(z.string(), z.object({verify_jwt: z.boolean()})),
});

/** Names of the functions that Supabase calls without a JWT of the project, as supabase/config.toml tells it. Throws when that is no such file. */
export function readOpenFunctions(): ReadonlySet<string> {
  const {functions} = CONFIG.parse(
    parse(readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8')),
  );
  const open = Object.entries(functions).filter(([, settings]) => !settings.verify_jwt);
  return new Set(open.map(([name]) => name));
}
