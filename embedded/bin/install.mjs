import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashContent, readTrimmed} from './content-hash.mjs';
import {PROJECT_FOLDER} from './run.mjs';

const MODULES_FOLDER = join(PROJECT_FOLDER, 'node_modules');
/** Contains the hash of the lock file that the installed packages belong to. */
const STAMP = join(MODULES_FOLDER, '.shop-install');

/**
 * Installs the packages of package-lock.json when they are missing or the file changed. Exits the process when that
 * fails.
 */
export function installIfChanged() {
  const wanted = hashContent(['package-lock.json']);
  if (readTrimmed(STAMP) === wanted) return;
  if (!isInstalledAlready()) {
    console.info('Installing packages. The first time this takes a few minutes.');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    // Not `npm ci`: it rejects a lock file without the optional packages of other platforms, which npm itself leaves
    // out. `--no-save` installs the versions of the lock file and does not change it.
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

/** A plain `npm install` writes npm's own copy of the lock file, with the same timestamp as the packages. */
function isInstalledAlready() {
  if (existsSync(STAMP)) return false;
  const kept = readTrimmed(join(MODULES_FOLDER, '.package-lock.json'));
  if (kept === '') return false;
  const installed = packagesOf(JSON.parse(kept));
  const wanted = packagesOf(JSON.parse(readTrimmed(join(PROJECT_FOLDER, 'package-lock.json'))));
  return [...wanted].every(
    ([name, {version, optional}]) => optional || installed.get(name)?.version === version,
  );
}

function packagesOf(/** @type {{packages: object}} */ lock) {
  return new Map(Object.entries(lock.packages).filter(([name]) => name !== ''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installIfChanged();
