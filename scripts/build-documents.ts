/**
 * `npm run documents`: renders every template of the catalogue into `public/templates/` and writes the manifest; member
 * documents go to `private/members/`, which has no URL. Only what changed is rendered; a document that does not pass
 * verification fails the run. Also compiles the hydration loader, so that all generated code comes from one command.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { categoryParts } from '@/lib/catalogue/category-parts'
import { exampleOf } from '@/lib/examples'
import { templateContents } from '@/lib/catalogue/contents'
import { memberContents } from '@/lib/catalogue/members'
import type { Manifest, ManifestEntry } from '@/lib/catalogue/manifest'
import type { DocumentModel } from '@/lib/documents'
import { MEMBER_FOLDER } from '@/lib/catalogue/member-documents'
import { PLACEHOLDER_PATH } from '@/lib/paths'
import { budgetProblems } from './documents/budgets'
import { writeFaces } from './documents/faces'
import { placeholderPdf } from './documents/placeholder'
import {
  contentHash,
  engineHash,
  isCurrent,
  MANIFEST,
  PUBLIC,
  readManifest,
  removeOrphans,
  SLUGS,
} from './documents/plan'
import { writeModels } from './documents/models'
import { renderMembers } from './documents/render-members'
import { runJobs } from './documents/pool'
import type { Job } from './documents/worker'
import { writeLoader } from './static-pages/compile-loader'
import { startProgress } from './support/progress'

function writeManifest(entries: ReadonlyMap<string, ManifestEntry>): void {
  const ordered = templateContents.flatMap(({ slug }) => {
    const entry = entries.get(slug)
    return entry ? [[slug, entry] as const] : []
  })
  const manifest: Manifest = { templates: Object.fromEntries(ordered) }
  mkdirSync(path.dirname(MANIFEST), { recursive: true })
  writeFileSync(MANIFEST, JSON.stringify(manifest))
  const pages = {
    templates: [path.basename(PLACEHOLDER_PATH), ...templateContents.map(({ slug }) => slug)],
    categories: [...new Set(templateContents.map(({ categorySlug }) => categorySlug))],
    parts: categoryParts,
  }
  writeFileSync(SLUGS, JSON.stringify(pages))
}

async function renderChanged(jobs: readonly Job[], entries: Map<string, ManifestEntry>): Promise<string[]> {
  const problems: string[] = []
  const progress = startProgress('documents', jobs.length)
  await runJobs(jobs, (outcome) => {
    if ('entry' in outcome) entries.set(outcome.slug, outcome.entry)
    else problems.push(outcome.problem)
    progress.advance()
  })
  progress.finish()
  return problems
}

const start = performance.now()
const engine = engineHash()
const known = readManifest()
const planned = templateContents.map((content) => {
  const model = JSON.stringify(content.document())
  return { content, model, hash: contentHash(content, engine, model) }
})
const current = planned.filter(({ content, hash }) => isCurrent(content, hash, known.templates[content.slug]))
const entries = new Map(
  current.flatMap(({ content: { slug } }) => (known.templates[slug] ? [[slug, known.templates[slug]]] : [])),
)
const jobs = planned
  .filter((plan) => !current.includes(plan))
  .map(({ content, hash }) => ({ slug: content.slug, hash }))

const problems = jobs.length ? await renderChanged(jobs, entries) : []
mkdirSync(path.join(PUBLIC, 'templates'), { recursive: true })
writeFileSync(path.join(PUBLIC, PLACEHOLDER_PATH), await placeholderPdf())
const members = await renderMembers(memberContents, engine, MEMBER_FOLDER)
const removed = removeOrphans(templateContents)
writeManifest(entries)
await writeFaces(engine)
const examples = planned.map(({ content, model }): [string, string] => {
  const values = exampleOf(content, JSON.parse(model) as DocumentModel)
  return [`${content.slug}.example`, JSON.stringify(values)]
})
const ownModels = planned.map(({ content, model }): [string, string] => [content.slug, model])
const models = await writeModels(new Map([...ownModels, ...examples]), PUBLIC)
writeLoader()
problems.push(...budgetProblems([...entries.values()]))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${entries.size} templates: ${jobs.length} rendered, ${current.length} unchanged, ${removed} orphans removed, ${seconds} s; ${memberContents.length} member documents: ${members} rendered; ${models} models and examples written`,
)
if (problems.length) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
