import { readFileSync } from 'node:fs'

/** One arena of the allocator of Linux: with one per thread, drawn pictures leave 50 MB more behind. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' } as const

/** Returns what `npm run serve` passes to Node.js, its memory limits and the script, as package.json has it. */
export function serverArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }
  return scripts.serve.split(' ').slice(1)
}
