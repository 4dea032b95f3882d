import {invalidKey} from './storage-error';

/** The bucket and object of a path; an empty name means the bucket itself. */
export interface ObjectAddress {
  bucket: string;
  name: string;
}

export const OBJECT_PATH = '/storage/v1/object/';

/**
 * The characters that Supabase accepts in a name. https://github.com/supabase/storage/blob/master/src/storage/limits.ts
 */
const NAME = /^(?:\w|\/|!|-|\.|\*|'|\(|\)| |&|\$|@|=|;|:|\+|,|\?)+$/;
const MAX_NAME_LENGTH = 1024;

/** Parses the path after `prefix`. Throws Supabase's `Invalid key` for an invalid name, such as one with `..`. */
export function parseAddress(pathname: string, prefix: string): ObjectAddress {
  const path = decode(pathname.slice(prefix.length));
  const slash = path.indexOf('/');
  if (slash < 0) return {bucket: path, name: ''};
  const name = path.slice(slash + 1);
  if (!isName(name)) throw invalidKey(name);
  return {bucket: path.slice(0, slash), name};
}

function isName(name: string): boolean {
  const folders = name.split('/');
  return (
    NAME.test(name) &&
    name.length <= MAX_NAME_LENGTH &&
    !folders.some((folder) => folder === '' || folder === '.' || folder === '..')
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidKey(path);
  }
}
