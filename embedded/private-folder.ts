import {chmodSync, mkdirSync} from 'node:fs';

/**
 * Creates a folder for its owner alone, and takes the rights of others from one that an earlier version created. Files
 * that this process creates from now on are the owner's alone as well: keys, uploads, pictures. PGlite sets the rights of
 * its own files itself; those nobody else reaches through the folder.
 */
export function openPrivateFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, {recursive: true, mode: 0o700});
  chmodSync(folder, 0o700);
}
