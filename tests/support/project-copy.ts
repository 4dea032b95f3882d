import {execFile} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';

/** Excluded from a copy: generated files, Git's data, and the packages, which it borrows. */
const LEFT_OUT = ['node_modules', 'dist', '.git', '.embedded', 'test-results', 'tests', 'docs'];

const BUILD = 'import("./embedded/bin/build.mjs").then((build) => build.buildIfChanged())';

/** Copies the project into a new temporary folder, to change, build and serve it there. Returns the folder. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.includes(name)) cpSync(name, join(copy, name), {recursive: true});
  }
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const entry of readdirSync('node_modules', {withFileTypes: true})) {
    // Development servers of two projects would write into the same folder.
    if (!entry.isDirectory() || entry.name.startsWith('.vite')) continue;
    symlinkSync(resolve('node_modules', entry.name), join(packages, entry.name), 'junction');
  }
  return copy;
}

/** Builds a project for production, unless that's done. Rejects with the output when that fails. */
export async function buildProject(
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  // Not the synchronous version, because Vitest expects a sign of life from its workers every minute.
  await promisify(execFile)(process.execPath, ['--eval', BUILD], {
    cwd: folder,
    env: {...process.env, ...env},
  });
}

/** Throws when the change has no effect, because the file then isn't as the test expects it. */
export function editFile(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as expected`);
  writeFileSync(file, after);
}
