import {statfsSync, type StatsFs} from 'node:fs';

/**
 * PostgreSQL ends when it finds no room for its next log file of 16 MB. Reserves as much again for data stored in the
 * meantime.
 */
const ROOM_BYTES = 32 * 1024 * 1024;

/** Whether the folder's disk has room for visitors' submissions. Always true in memory (undefined). */
export function hasRoom(
  folder: string | undefined,
  read: (folder: string) => Pick<StatsFs, 'bavail' | 'bsize'> = statfsSync,
): boolean {
  if (folder === undefined) return true;
  const {bavail, bsize} = read(folder);
  return bavail * bsize >= ROOM_BYTES;
}
