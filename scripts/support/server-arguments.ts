import { readFileSync } from 'node:fs'

/** What `npm run serve` passes to Node.js: its limits on memory and the script. The one place for them is package.json. */
export function serverArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }
  return scripts.serve.split(' ').slice(1)
}
