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

/** Parses the path after `prefix`. Throws Supabase's `Invalid key` for an invalid name. */
export function parseAddress(pathname: string, prefix: string): ObjectAddress {
  const path = decode(pathname.slice(prefix.length));
  const [bucket = '', ...folders] = path.split('/');
  const name = folders.join('/');
  if (folders.length > 0 && !NAME.test(name)) throw invalidKey(name);
  return {bucket, name};
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidKey(path);
  }
}
