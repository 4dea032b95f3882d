import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Claims a folder for this process with a lock file, and answers the function that gives the folder back. A lock left
 * by a process that no longer runs is taken over. Throws when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, {recursive: true});
  const file = join(folder, 'in-use.pid');
  const mine = describeProcess(process.pid);
  try {
    writeFileSync(file, mine, {flag: 'wx'});
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const holder = readFileSync(file, 'utf8');
    const pid = Number.parseInt(holder, 10);
    if (isRunning(pid) && holder === describeProcess(pid)) {
      throw new Error(
        `The folder ${folder} is in use by process ${pid}. Stop that process, or set EMBEDDED_DATA to another folder.`,
        {cause: error},
      );
    }
    writeFileSync(file, mine);
  }
  return () => rmSync(file, {force: true});
}

/** The process id, and where the system tells it when that process began, because ids are given out again. */
function describeProcess(pid: number): string {
  return `${pid} ${readStatus(pid)[19] ?? ''}`.trim();
}

/** The system's fields on a process after its command's name: first its state, 20th when it began. None outside Linux. */
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
  // Dead, but nobody asked yet how it ended: in many a container nobody ever will.
  if (readStatus(pid)[0] === 'Z') return false;
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
