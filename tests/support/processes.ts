import {readdirSync, readFileSync, readlinkSync} from 'node:fs';
import {join} from 'node:path';

/** Processes and their sockets, as Linux lists them in /proc. */

/** The process ids of the children of a process. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children.split(' ').filter(Boolean).map(Number);
}

/** The process ids of the Workers runtimes that a process has started. */
export function runtimesOf(pid: number): number[] {
  return childrenOf(pid).filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('workerd'),
  );
}

/** The TCP ports on which a process listens. */
export function listeningPorts(pid: number): number[] {
  const folder = `/proc/${pid}/fd`;
  const sockets = readdirSync(folder).map((descriptor) => readlinkSync(join(folder, descriptor)));
  return ['tcp', 'tcp6']
    .flatMap((table) =>
      readFileSync(`/proc/${pid}/net/${table}`, 'utf8').trim().split('\n').slice(1),
    )
    .map((row) => row.trim().split(/\s+/))
    .filter(
      ([, , , state, , , , , , inode]) => state === '0A' && sockets.includes(`socket:[${inode}]`),
    )
    .map(([, address]) => Number.parseInt(address?.split(':')[1] ?? '', 16));
}
