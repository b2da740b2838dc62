/**
 * One value for the whole process, made at the first call. The bundler gives each part of the server (handlers, the
 * start) its own copy of a module and of what it keeps in variables; what must exist once is kept here.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const kept = globalThis as unknown as Record<symbol, T | undefined>
  return (kept[Symbol.for(`ridgedocs.${name}`)] ??= make())
}
