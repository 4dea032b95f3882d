/** A title as a handle: 'Étude, June' is `etude-june`. */
export function handleOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The handle of a new title: the first of `storm`, `storm-1`, `storm-2` that isn't taken. */
export function freeHandle(title: string, isTaken: (handle: string) => boolean): string {
  const plain = handleOf(title) || 'untitled';
  let handle = plain;
  for (let count = 1; isTaken(handle); count += 1) handle = `${plain}-${count}`;
  return handle;
}
