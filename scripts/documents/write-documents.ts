import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { categoryParts } from '@/lib/catalogue/category-parts'
import { templateContents } from '@/lib/catalogue/contents'
import type { Manifest, ManifestEntry } from '@/lib/catalogue/manifest'
import { MEMBER_FOLDER } from '@/lib/catalogue/member-documents'
import { memberContents } from '@/lib/catalogue/members'
import { PLACEHOLDER_PATH } from '@/lib/paths'
import { writeLoader } from '../static-pages/compile-loader'
import { startProgress } from '../support/progress'
import { budgetProblems } from './budgets'
import { writeFaces } from './faces'
import { removeModelsExcept } from './models'
import { writePicturePlan } from './picture-plan'
import { placeholderPdf } from './placeholder'
import { engineHash, MANIFEST, readManifest, removeOrphans, SLUGS } from './plan'
import type { Pool } from './pool'
import { PUBLIC } from './public-folder'
import { renderMembers } from './render-members'
import type { Job, Outcome } from './worker'

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

interface Written {
  entries: Map<string, ManifestEntry>
  rendered: number
  models: number
  problems: string[]
}

async function writeTemplates(
  pool: Pool<Job, Outcome>,
  engine: string,
  slugs: readonly string[],
  templates: Manifest['templates'],
): Promise<Written> {
  const jobs = slugs.map((slug): Job => ({ slug, engine, known: templates[slug] }))
  const written: Written = { entries: new Map(), rendered: 0, models: 0, problems: [] }
  const progress = startProgress('documents', jobs.length)
  await pool.run(jobs, (outcome) => {
    if ('entry' in outcome) {
      written.entries.set(outcome.slug, outcome.entry)
      written.rendered += Number(outcome.isRendered)
      written.models += outcome.models
    } else written.problems.push(outcome.problem)
    progress.advance()
  })
  progress.finish()
  return written
}

/**
 * Writes the files of all templates that changed, on the threads of `pool`, and all that is made of them except pictures.
 * Returns the problems, a line each; the manifest lacks templates that have any.
 */
export async function writeDocuments(pool: Pool<Job, Outcome>): Promise<string[]> {
  const start = performance.now()
  const engine = engineHash()
  const slugs = templateContents.map(({ slug }) => slug)
  const { entries, rendered, models, problems } = await writeTemplates(pool, engine, slugs, readManifest().templates)
  mkdirSync(path.join(PUBLIC, 'templates'), { recursive: true })
  writeFileSync(path.join(PUBLIC, PLACEHOLDER_PATH), await placeholderPdf())
  const members = await renderMembers(memberContents, engine, MEMBER_FOLDER)
  const removed = removeOrphans(templateContents, entries)
  removeModelsExcept(slugs, PUBLIC)
  writeManifest(entries)
  writePicturePlan(templateContents, entries)
  await writeFaces(engine)
  writeLoader()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${entries.size} templates: ${rendered} rendered, ${entries.size - rendered} unchanged, ${removed} orphans removed, ${seconds} s; ${memberContents.length} member documents: ${members} rendered; ${models} models and examples written`,
  )
  return [...problems, ...budgetProblems([...entries.values()])]
}

/**
 * Writes the files of these templates only, and leaves all others as the last run wrote them. Returns the problems, a line
 * each; a slug that no template has is one.
 */
export async function writeSome(pool: Pool<Job, Outcome>, slugs: readonly string[]): Promise<string[]> {
  const { templates } = readManifest()
  const { entries, rendered, problems } = await writeTemplates(pool, engineHash(), slugs, templates)
  const all = new Map([...Object.entries(templates), ...entries])
  writeManifest(all)
  writePicturePlan(templateContents, all)
  console.log(`${entries.size} templates: ${rendered} rendered, ${entries.size - rendered} unchanged`)
  return [...problems, ...budgetProblems([...entries.values()])]
}
