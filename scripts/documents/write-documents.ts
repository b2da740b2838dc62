import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/shared/types'
import { templateContents } from '@/lib/catalogue/contents'
import type { Manifest, ManifestEntry } from '@/lib/catalogue/manifest'
import { MEMBER_FOLDER } from '@/lib/catalogue/member-documents'
import { memberContents } from '@/lib/catalogue/members'
import { startProgress } from '../support/progress'
import { budgetProblems } from './budgets'
import { knownEntries, writeGenerated, writeMeasurements } from './generate'
import { lockedEntry, modelHash, readLock, unlocked, writeLock, type Lock } from './lock'
import { readExamples, removeModelsExcept, writeExamples } from './models'
import { engineHash, MANIFEST, readRendered, removeOrphans, removeOutputs, RENDERED } from './plan'
import { pageProblems } from './page-budgets'
import { JobQueue, type Pool } from './pool'
import { PUBLIC } from './public-folder'
import { renderMembers } from './render-members'
import type { Job, Outcome } from './worker'

type DocumentPool = Pool<Job, Outcome>

interface Written {
  entries: Map<string, ManifestEntry>
  rendered: number
  models: number
  problems: string[]
}

export interface Listener {
  /** Makes the queue of the jobs; by default one that is worked through. */
  queueOf?: (jobs: readonly Job[]) => JobQueue<Job>
  /** Called with the queue before its first job is taken. */
  onStart?: (jobs: JobQueue<Job>, slugs: readonly string[]) => void
  /** Called with the slug of each template whose files are made, or have failed. */
  onMade?: (slug: string) => void
}

async function writeTemplates(
  pool: DocumentPool,
  engine: string,
  slugs: readonly string[],
  { queueOf, onStart, onMade }: Listener = {},
): Promise<Written> {
  const known = readRendered().templates
  const examples = readExamples()
  const { hash: program } = pool.program
  const all = slugs.map((slug): Job => ({ slug, engine, program, known: known[slug], example: examples[slug] }))
  const jobs = queueOf?.(all) ?? JobQueue.of(all)
  onStart?.(jobs, slugs)
  const written: Written = { entries: new Map(), rendered: 0, models: 0, problems: [] }
  // The length of a queue of requested files is not known.
  const progress = queueOf ? undefined : startProgress('documents', slugs.length)
  await pool.run(jobs, (outcome) => {
    if ('entry' in outcome) {
      written.entries.set(outcome.slug, outcome.entry)
      written.rendered += Number(outcome.isRendered)
      written.models += outcome.models
      examples[outcome.slug] = outcome.example
    } else written.problems.push(outcome.problem)
    onMade?.(outcome.slug)
    progress?.advance()
  })
  progress?.finish()
  writeExamples(examples)
  recordRendered({ templates: { ...known, ...Object.fromEntries(written.entries) } })
  return written
}

function recordRendered(rendered: Manifest): void {
  mkdirSync(path.dirname(RENDERED), { recursive: true })
  writeFileSync(RENDERED, JSON.stringify(rendered))
}

/** Writes what the build of the site reads; renders only what the lock file lacks. Returns the problems, a line each. */
export async function writeForSite(start: () => DocumentPool): Promise<string[]> {
  const engine = engineHash()
  const { entries, unknown, outdated } = knownEntries(engine)
  // A request for one of them waits for the new file.
  outdated.forEach(removeOutputs)
  const problems: string[] = []
  if (unknown.length > 0) {
    const written = await writeTemplates(start(), engine, unknown)
    for (const [slug, entry] of written.entries) entries.set(slug, entry)
    problems.push(...written.problems)
  }
  await writeGenerated(engine, entries)
  return problems
}

/** Writes the changed files of all templates, without pictures. Returns the problems; the manifest lacks their templates. */
export async function writeDocuments(pool: DocumentPool, listener: Listener = {}): Promise<string[]> {
  const start = performance.now()
  const engine = engineHash()
  const slugs = templateContents.map(({ slug }) => slug)
  const { entries, rendered, models, problems } = await writeTemplates(pool, engine, slugs, listener)
  const members = await renderMembers(memberContents, engine, MEMBER_FOLDER)
  const removed = removeOrphans(templateContents)
  removeModelsExcept(slugs, PUBLIC)
  recordRendered({ templates: Object.fromEntries(entries) })
  await writeGenerated(engine, entries)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${entries.size} templates: ${rendered} rendered, ${entries.size - rendered} unchanged, ${removed} orphans removed, ${seconds} s; ${memberContents.length} member documents: ${members} rendered; ${models} models and examples written`,
  )
  return [...problems, ...pageProblems(templateContents, entries), ...budgetProblems([...entries.values()])]
}

/** Writes the files of these templates only. Returns the problems; an unknown slug is one. `contents` are all templates. */
export async function writeSome(
  pool: DocumentPool,
  slugs: readonly string[],
  contents: readonly TemplateContent[] = templateContents,
): Promise<string[]> {
  const engine = engineHash()
  const { entries, rendered, problems } = await writeTemplates(pool, engine, slugs)
  const former = readRendered(MANIFEST).templates
  if (contents.every(({ slug }) => former[slug]))
    writeMeasurements(new Map([...Object.entries(former), ...entries]), contents)
  else await writeGenerated(engine, new Map([...knownEntries(engine).entries, ...entries]))
  console.log(`${entries.size} templates: ${rendered} rendered, ${entries.size - rendered} unchanged`)
  return [...problems, ...pageProblems(contents, entries), ...budgetProblems([...entries.values()])]
}

/** Renders the documents of members that changed. */
export const writeMembers = (): Promise<number> => renderMembers(memberContents, engineHash(), MEMBER_FOLDER)

/** The last measurements of all templates in the form of the lock file, and from it for those never rendered here. */
function measured(contents: readonly TemplateContent[] = templateContents): Lock {
  const { templates } = readRendered()
  const lock = readLock()
  return Object.fromEntries(
    contents.flatMap((content) => {
      const entry = templates[content.slug]
      const locked = lock[content.slug]
      if (!entry) return locked ? [[content.slug, locked]] : []
      return [[content.slug, lockedEntry(modelHash(content, JSON.stringify(content.document())), entry)]]
    }),
  )
}

/** Compares the files with the lock file, or writes it. Returns how many of its lines differed. */
export function compareLock(isWritten: boolean): number {
  const found = measured()
  const changed = unlocked(readLock(), found).length
  if (isWritten && changed > 0) writeLock(found)
  return changed
}
