/**
 * Returns the process-wide value of this name; the first call creates it. Module variables are not enough: the bundler
 * gives each part of the server (handlers, startup) its own copy of a module.
 */
export function singleton<T>(name: string, create: () => T): T {
  const values = globalThis as unknown as Record<symbol, T | undefined>
  return (values[Symbol.for(`ridgedocs.${name}`)] ??= create())
}
