import { readFileSync } from 'node:fs'

/** Returns what `npm run serve` passes to Node.js, its memory limits and the script, as package.json has it. */
export function serverArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }
  return scripts.serve.split(' ').slice(1)
}
