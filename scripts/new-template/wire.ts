/**
 * An `index.ts` with a new template or blueprint in it: its import in the order of the file names, its place in the list
 * behind the `after` that stand before it. Throws where the file does not look as every index does.
 */
export function withTemplate(index: string, slug: string, constant: string, after: number): string {
  const lines = index.split('\n')
  const own = lines.flatMap((line, at) => {
    const file = /^import \{ \w+ \} from '\.\/([^']+)'$/.exec(line)?.[1]
    return file === undefined ? [] : [{ at, file }]
  })
  const first = own[0]
  const start = lines.findIndex((line) => /^export const \w+: readonly .+\[\] = \[$/.test(line))
  const end = lines.indexOf(']', start)
  if (!first || start < 0 || end < 0 || end - start - 1 < after) throw new Error('The index has no list of templates')
  const next = own.find(({ file }) => file > slug)
  const importAt = next?.at ?? own.at(-1)!.at + 1
  const listed = start + 1 + after
  return [
    ...lines.slice(0, importAt),
    `import { ${constant} } from './${slug}'`,
    ...lines.slice(importAt, listed),
    `  ${constant},`,
    ...lines.slice(listed),
  ].join('\n')
}
