import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** Path prefix of all pictures and sounds. */
export const FILES_PATH = '/cdn/shop/files/';

export interface ImageFile {
  path: string;
  /** Changes with the file's size or modification time. */
  version: string;
}

/** Every image in the folders by its file name. Only these names are served, whatever the path. */
export function findImageFiles(folders: readonly string[]): ReadonlyMap<string, ImageFile> {
  const files = new Map<string, ImageFile>();
  for (const folder of folders) {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const {size, mtimeMs} = statSync(path);
      files.set(name, {path, version: `${size}-${Math.round(mtimeMs)}`});
    }
  }
  return files;
}
