/** Sets a value as the newest of a map, which holds no more than `most`: the oldest goes. */
export function keepLatest<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): void {
  map.delete(key);
  map.set(key, value);
  const {value: oldest} = map.keys().next();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
