/** Returns the process-wide value of this name: the bundler gives each part of the server its own module copy. */
export function singleton<T>(name: string, create: () => T): T {
  const values = globalThis as unknown as Record<symbol, T | undefined>
  return (values[Symbol.for(`ridgedocs.${name}`)] ??= create())
}
