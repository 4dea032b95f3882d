import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashContent, readTrimmed} from './content-hash.mjs';
import {PROJECT_FOLDER} from './run.mjs';

/** Contains the hash of the lock file that the installed packages belong to. */
const STAMP = join(PROJECT_FOLDER, 'node_modules', '.shop-install');

/** Installs the packages of package-lock.json when that file changed. Exits the process when that fails. */
export function installIfChanged() {
  const wanted = hashContent(['package-lock.json']);
  if (readTrimmed(STAMP) === wanted) return;
  console.info('Installing packages. The first time this takes a few minutes.');
  const {status} = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    // On Windows npm is a script of the shell's.
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installIfChanged();
