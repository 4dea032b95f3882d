import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {OperatorError} from '../../store/operator-error';

/** Another process holds the lock. */
export class FolderInUseError extends OperatorError {}

/**
 * Locks a folder for this process with a lock file, and returns the function that releases it. A stale lock of an
 * exited process is taken over. Throws a `FolderInUseError` when another process holds the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, {recursive: true});
  const file = join(folder, 'in-use.pid');
  const ownDescription = describeProcess(process.pid);
  try {
    writeFileSync(file, ownDescription, {flag: 'wx'});
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const holder = readFileSync(file, 'utf8');
    const pid = Number.parseInt(holder, 10);
    if (isRunning(pid) && holder === describeProcess(pid)) {
      throw new FolderInUseError(
        `The folder ${folder} is in use by process ${pid}. Stop that process, or set EMBEDDED_DATA to another folder.`,
        {cause: error},
      );
    }
    writeFileSync(file, ownDescription);
  }
  return () => rmSync(file, {force: true});
}

/** The process id and, where available, its start time, because ids are reused. */
function describeProcess(pid: number): string {
  return `${pid} ${readStatus(pid)[19] ?? ''}`.trim();
}

/** The fields of /proc/<pid>/stat after the command: [0] the state, [19] the start time. Empty outside Linux. */
function readStatus(pid: number): readonly string[] {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  // A zombie: exited, but not reaped by its parent, which in many containers never happens.
  if (readStatus(pid)[0] === 'Z') return false;
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
