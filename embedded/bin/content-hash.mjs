import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {PROJECT_FOLDER} from './run.mjs';

/**
 * Hashes the names and contents of files and folders. A missing file or folder has its own hash.
 * @param {readonly string[]} paths relative to the project's folder, or absolute
 * @returns {string}
 */
export function hashContent(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

/** The trimmed content of `file`; empty when it does not exist. */
export function readTrimmed(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function add(/** @type {import('node:crypto').Hash} */ hash, /** @type {string} */ path) {
  const absolute = resolve(PROJECT_FOLDER, path);
  const found = statSync(absolute, {throwIfNoEntry: false});
  hash.update(`${path}\0`);
  if (found?.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) add(hash, `${path}/${name}`);
  } else if (found) {
    hash.update(readFileSync(absolute));
  }
}
