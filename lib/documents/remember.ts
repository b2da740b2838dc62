/** The value that a key has in a map; a key without one gets the value that `make` returns. */
export function remember<K, V>(
  known: { get: (key: K) => V | undefined; set: (key: K, value: V) => unknown },
  key: K,
  make: () => V,
): V {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
