import {readFileSync} from 'node:fs';
import {parse} from 'smol-toml';
import {z} from 'zod';

const CONFIG = z.object({
  functions: z.record(z.string(), z.object({verify_jwt: z.boolean()})),
});

/**
 * The names of the functions that Supabase calls without a JWT of the project, from supabase/config.toml. Throws when
 * the file is invalid.
 */
export function readOpenFunctions(): ReadonlySet<string> {
  const {functions} = CONFIG.parse(
    parse(readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8')),
  );
  const open = Object.entries(functions).filter(([, settings]) => !settings.verify_jwt);
  return new Set(open.map(([name]) => name));
}
