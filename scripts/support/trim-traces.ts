import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './hash-files'

const SUFFIX = '.nft.json'

interface Trace {
  version: number
  files: string[]
}

/** Project files that functions read at run time, by the function's entry. */
const needed: readonly (readonly [entry: RegExp, file: RegExp])[] = [
  // Pages are drawn from main files, not from those of other readers (`<slug>.office.pdf`).
  [/^app\/api\/documents\//, /^public\/templates\/[^.]+\.pdf$/],
  [/^app\/api\/bundles\//, /^public\/templates\/.+\.(pdf|docx|xlsx)$/],
  // Not from the thumbnails (`<slug>.thumb.480.webp`).
  [/^app\/pictures\//, /^public\/templates\/[^.]+\.480\.webp$/],
  // The thread that draws pictures runs its TypeScript source.
  [
    /^app\/(api\/documents|pictures)\//,
    /^lib\/(pdfium|pictures\/(drawing\/.+|preview|reduce-colors)|documents\/theme)\.ts$/,
  ],
  [/^/, /^(\.next|node_modules|private\/members)\//],
  // State editions are made by a program that no bundler follows.
  [/^app\/api\/(editions|bundles)\//, /^lib\/made-files\/generated\/make\.mjs$/],
  [/^/, /^(package\.json|lib\/catalogue\/generated\/contents\.cjs)$/],
]

/** Whether the function of `entry` (`app/api/contact/route.js`) needs `file`, a path from the project's root. */
export const isNeeded = (entry: string, file: string): boolean =>
  needed.some(([entries, files]) => entries.test(entry) && files.test(file))

/** Removes unread files from the `*.nft.json` of functions: Next.js lists the whole project. Returns how many. */
export function trimTraces(server: string, root: string): number {
  let removed = 0
  for (const name of filesBelow(server).filter((file) => file.endsWith(SUFFIX))) {
    const file = path.join(server, name)
    const trace = JSON.parse(readFileSync(file, 'utf8')) as Trace
    const fromRoot = (listed: string): string => path.relative(root, path.resolve(path.dirname(file), listed))
    const kept = trace.files.filter((listed) => isNeeded(name.slice(0, -SUFFIX.length), fromRoot(listed)))
    if (kept.length === trace.files.length) continue
    removed += trace.files.length - kept.length
    writeFileSync(file, JSON.stringify({ ...trace, files: kept }))
  }
  return removed
}

interface FunctionSize {
  /** The function's entry, `app/api/contact/route.js`. */
  entry: string
  /** Of its own file and of all that are deployed with it, unpacked. */
  megabytes: number
}

/** Returns the largest function below `server` with all its files. Throws if one is missing. */
export function largestFunction(server: string): FunctionSize {
  const bytes = new Map<string, number>()
  const bytesOf = (file: string): number => {
    const known = bytes.get(file) ?? statSync(file).size
    bytes.set(file, known)
    return known
  }
  const sizes = filesBelow(server)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name): FunctionSize => {
      const trace = path.join(server, name)
      const own = trace.slice(0, -SUFFIX.length)
      const { files } = JSON.parse(readFileSync(trace, 'utf8')) as Trace
      const all = new Set([own, ...files.map((listed) => path.join(path.dirname(trace), listed))])
      const total = [...all].reduce((sum, file) => sum + bytesOf(file), 0)
      return { entry: name.slice(0, -SUFFIX.length), megabytes: total / 1e6 }
    })
  return sizes.reduce((largest, each) => (each.megabytes > largest.megabytes ? each : largest))
}
