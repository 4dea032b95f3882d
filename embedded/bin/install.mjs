import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashContent, readTrimmed} from './content-hash.mjs';
import {PROJECT_FOLDER} from './run.mjs';

const MODULES_FOLDER = join(PROJECT_FOLDER, 'node_modules');
/** npm's own list of what it has installed. */
const INSTALLED_LOCK = join(MODULES_FOLDER, '.package-lock.json');
const LOCK = join(PROJECT_FOLDER, 'package-lock.json');
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
    // out. `--no-save` installs the versions of the lock file and does not change it; that is checked afterwards.
    const {status} = spawnSync(
      npm,
      ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund'],
      {
        cwd: PROJECT_FOLDER,
        stdio: 'inherit',
      },
    );
    if (status !== 0) process.exit(status ?? 1);
    const [different] = differencesFromLock(readLock(INSTALLED_LOCK), readLock(LOCK));
    if (different) {
      console.error(`The installed packages differ from package-lock.json: ${different}.`);
      process.exit(1);
    }
  }
  writeFileSync(STAMP, wanted);
}

/** A plain `npm install` writes npm's own copy of the lock file, with the same timestamp as the packages. */
function isInstalledAlready() {
  if (existsSync(STAMP)) return false;
  if (!existsSync(INSTALLED_LOCK)) return false;
  return differencesFromLock(readLock(INSTALLED_LOCK), readLock(LOCK)).length === 0;
}

/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}} LockedPackage
 * @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages
 */

/** @returns {LockedPackages} the packages of a lock file by their folder */
function readLock(/** @type {string} */ file) {
  return JSON.parse(readTrimmed(file)).packages;
}

/**
 * What `npm ci` would have refused, but for the optional packages of other platforms: a package that is missing, of
 * another version or content, or in no lock file.
 * @param {LockedPackages} installed
 * @param {LockedPackages} locked
 * @returns {string[]}
 */
export function differencesFromLock(installed, locked) {
  const isOptional = (/** @type {LockedPackage} */ one) => one.optional || one.devOptional;
  const folders = new Set([...Object.keys(installed), ...Object.keys(locked)]);
  folders.delete('');
  return [...folders].flatMap((folder) => {
    const [is, wanted] = [installed[folder], locked[folder]];
    if (is && wanted) {
      if (is.version !== wanted.version) return `${folder} is ${is.version}, not ${wanted.version}`;
      return is.integrity === wanted.integrity ? [] : `${folder} has another content`;
    }
    const one = is ?? wanted;
    if (!one || isOptional(one)) return [];
    return is ? `${folder} is not locked` : `${folder} is missing`;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installIfChanged();
