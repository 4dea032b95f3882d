/** What the files of a room export, by their languages: the folders that `import.meta.glob` found them in. */
export function byLanguage<Room>(
  files: Readonly<Record<string, Room>>,
): Readonly<Record<string, Room>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, room]) => [path.split('/').at(-2), room]),
  );
}
