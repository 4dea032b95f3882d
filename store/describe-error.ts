import {OperatorError} from './operator-error';

/** The problem with a folder or file, by the system's error code. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'there is a file of that name',
  EISDIR: 'there is a folder of that name',
};

/** A sentence for a known failure, otherwise the whole error. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof OperatorError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop what uses it, or set PORT and BACKEND_PORT to other ones.`;
  }
  if ('code' in error && 'path' in error && Object.hasOwn(FILE_PROBLEMS, String(error.code))) {
    // A copy has its source in `path`, and its target in `dest`.
    const path = 'dest' in error ? error.dest : error.path;
    return `${String(path)} cannot be written: ${FILE_PROBLEMS[String(error.code)]}. Fix that, or set EMBEDDED_DATA to another folder.`;
  }
  return error;
}
