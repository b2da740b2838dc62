/**
 * `npm run new:template -- --kind hr --name "Ladder Loan Form" --group Onboarding [--beside Word|Excel]`: writes a
 * template's file, puts it into its folder's index and says what is left to do. What is not given is asked for.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { templateContents } from '@/lib/catalogue/contents'
import { authoredKinds, type Beside } from './new-template/kinds'
import { constantOf, slugOf, templateSource } from './new-template/source'
import { withTemplate } from './new-template/wire'
import { main } from './support/main'

const options = { kind: {}, name: {}, group: {}, beside: {} } as const
type Given = Partial<Record<keyof typeof options, string>>

/** What was given, or what is answered; on no terminal nobody can be asked. */
async function want(given: Given, option: keyof typeof options, choices: readonly string[] = []): Promise<string> {
  const list = choices.length ? ` (${choices.join(' | ')})` : ''
  let answer = given[option]
  if (answer === undefined) {
    if (!process.stdin.isTTY) throw new Error(`--${option} is missing${list}`)
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    answer = await terminal.question(`${option}${list}: `)
    terminal.close()
  }
  const text = answer.trim()
  if (!text || (choices.length && !choices.includes(text))) throw new Error(`--${option} is none of${list}: “${text}”`)
  return text
}

async function write(file: string, source: string): Promise<void> {
  const config = await resolveConfig(file)
  writeFileSync(file, await format(source, { ...config, filepath: file }))
}

await main(async () => {
  const named = Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }]))
  const given = parseArgs({ options: named }).values as Given
  const folder = await want(given, 'kind', Object.keys(authoredKinds))
  const kind = authoredKinds[folder]
  if (!kind) throw new Error(`There is no kind ${folder}`)
  const name = await want(given, 'name')
  const group = await want(given, 'group', kind.groups)
  const beside = (given.beside === undefined ? kind.besides[0] : await want(given, 'beside', kind.besides)) as Beside

  const slug = slugOf(name)
  if (!/^[a-z]/.test(slug)) throw new Error(`“${name}” must begin with a letter`)
  const file = path.join('data', folder, `${slug}.ts`)
  if (existsSync(file) || templateContents.some((content) => content.slug === slug))
    throw new Error(`There is a template ${slug} already`)

  const index = path.join('data', folder, 'index.ts')
  const after = kind.contents.findLastIndex((content) => kind.groupOf(content) === group) + 1
  const wired = withTemplate(readFileSync(index, 'utf8'), slug, constantOf(slug), after || kind.contents.length)
  await write(file, templateSource(kind, { name, group, beside }))
  await write(index, wired)
  const count = kind.contents.length
  console.log(`Written: ${file}; in the list of ${index}.

1. Write its words: everything that begins with TODO, and the blocks of the document (lib/documents/author.ts).
2. npm run documents, and look at public/templates/${folder}/${slug}.pdf.
3. Say that there is one more (${count} → ${count + 1}, ${templateContents.length} → ${templateContents.length + 1}):
   counts.test.ts and category-pages.test.ts in tests/unit/lib/catalogue, tests/unit/data/${folder}.test.ts,
   docs/catalogue.md and the README’s table.
4. Have somebody read it, and note that in docs/reviews.csv.
5. npm test.`)
})
