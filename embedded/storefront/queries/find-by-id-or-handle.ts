export function findByIdOrHandle<Entry extends {id: string; handle: string}>(
  entries: readonly Entry[],
  {id, handle}: {id?: string | null; handle?: string | null},
): Entry | undefined {
  return entries.find((entry) => (id ? entry.id === id : entry.handle === handle));
}
