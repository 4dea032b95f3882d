import {chmodSync, mkdirSync} from 'node:fs';

/**
 * Creates a folder that only its owner can access, and removes other permissions from one that an earlier version
 * created. Files that this process creates from now on are also the owner's only: keys, uploads, pictures. PGlite sets
 * the permissions of its own files, which nobody else can reach through the folder.
 */
export function openPrivateFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, {recursive: true, mode: 0o700});
  chmodSync(folder, 0o700);
}
