import {handleOf} from '../../../store/handle-of';

/** The handle of a new title: the first of `storm`, `storm-1`, `storm-2` that isn't taken. */
export function freeHandle(title: string, isTaken: (handle: string) => boolean): string {
  const plain = handleOf(title) || 'untitled';
  let handle = plain;
  for (let count = 1; isTaken(handle); count += 1) handle = `${plain}-${count}`;
  return handle;
}
