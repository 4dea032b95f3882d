import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashContent, readKept} from './content-hash.mjs';
import {PROJECT_FOLDER} from './run.mjs';

const MODULES_FOLDER = join(PROJECT_FOLDER, 'node_modules');
/** Says which lock file the installed packages belong to. */
const STAMP = join(MODULES_FOLDER, '.shop-install');

/** Installs the packages of package-lock.json when there are none yet, or when it changed since. Ends this process when that fails. */
export function installWhatIsMissing() {
  const wanted = hashContent(['package-lock.json']);
  if (readKept(STAMP) === wanted) return;
  if (!isInstalledAlready()) {
    console.info('Installing packages. The first time this takes a few minutes.');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    // Not `npm ci`: it refuses a lock file that lacks another platform's optional packages, and npm itself leaves those
    // out where the lock file was made. `--no-save` keeps to the lock file's versions and leaves it as it is.
    const {status} = spawnSync(
      npm,
      ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund'],
      {
        cwd: PROJECT_FOLDER,
        stdio: 'inherit',
      },
    );
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(STAMP, wanted);
}

/** Packages put there by a plain `npm install` carry npm's own copy of the lock file, as old as they are. */
function isInstalledAlready() {
  if (existsSync(STAMP)) return false;
  const kept = readKept(join(MODULES_FOLDER, '.package-lock.json'));
  if (kept === '') return false;
  const installed = packagesOf(JSON.parse(kept));
  const wanted = packagesOf(JSON.parse(readKept(join(PROJECT_FOLDER, 'package-lock.json'))));
  return [...wanted].every(
    ([name, {version, optional}]) => optional || installed.get(name)?.version === version,
  );
}

function packagesOf(/** @type {{packages: object}} */ lock) {
  return new Map(Object.entries(lock.packages).filter(([name]) => name !== ''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installWhatIsMissing();
