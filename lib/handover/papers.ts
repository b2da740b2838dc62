import type { Draft } from '@/lib/fill/draft'
import type { FileFor, RenderJob } from '@/lib/fill/engine'
import { filesIn, outputName, readersOf } from '@/lib/fill/output'
import type { extensions, FileFormat } from '@/lib/paths'
import { fileWords, hyphenate } from '@/lib/text'
import type { FilledDraft } from './draft-job'

export interface Paper {
  draft: Draft
  stage: string
}

interface Ordered {
  stages: readonly { title: string; parts: readonly { templates: readonly { slug: string }[] }[] }[]
}

export const OTHER_STAGE = 'Other documents'

/** Drafts in the order of a set, each template's oldest first; those of other templates at the end. */
export function papersOf(set: Ordered | undefined, drafts: readonly Draft[]): Paper[] {
  const oldestFirst = [...drafts].sort((a, b) => a.created - b.created)
  const placed = (set?.stages ?? []).flatMap(({ title, parts }) =>
    parts
      .flatMap(({ templates }) => templates)
      .flatMap(({ slug }) =>
        oldestFirst.filter((draft) => draft.slug === slug).map((draft) => ({ draft, stage: title })),
      ),
  )
  // A template may be in two stages of a set; its documents are written once.
  const papers = placed.filter(({ draft }, index) => placed.findIndex((other) => other.draft === draft) === index)
  const known = new Set(papers.map(({ draft }) => draft.id))
  return [...papers, ...oldestFirst.filter(({ id }) => !known.has(id)).map((draft) => ({ draft, stage: OTHER_STAGE }))]
}

export interface PlannedFile {
  /** `2-sign`, `office` or `field` */
  folder: string
  name: string
  slug: string
  job: RenderJob
}

/** What the customer must not get is in folders of its own. */
const readerFolders: Partial<Record<FileFor, string>> = { office: 'office', all: 'office', field: 'field' }

/** The first name that no other file of the folder has: `change-order-dana-rivera-2026-11-23-2.pdf`. */
function unique(nameOf: (number: number) => string, taken: Set<string>): string {
  let number = 1
  while (taken.has(nameOf(number))) number += 1
  taken.add(nameOf(number))
  return nameOf(number)
}

/** The folder of each stage, numbered, which sorts them in the order of the work in every program. */
function foldersOf(papers: readonly Paper[]): Map<string, string> {
  const stages = [...new Set(papers.map(({ stage }) => stage))]
  return new Map(stages.map((stage, index) => [stage, `${index + 1}-${hyphenate(stage)}`]))
}

/** The files of a set in these formats, as far as the templates have them. */
export function filesOf(
  papers: readonly Paper[],
  filled: readonly FilledDraft[],
  formats: readonly FileFormat[],
  day: string,
): PlannedFile[] {
  const folders = foldersOf(papers)
  const taken = new Set<string>()
  return papers.flatMap(({ stage }, index) => {
    const each = filled[index]
    if (!each) return []
    const { draft, document, template, textOf } = each
    return formats
      .filter((format) => template.formats.includes(format))
      .flatMap((format) =>
        filesIn(readersOf(document.model), format).map((fileFor) => {
          const folder = readerFolders[fileFor] ?? folders.get(stage) ?? ''
          const file = { slug: draft.slug, format, day, fileFor }
          const path = unique((number) => `${folder}/${outputName(file, textOf, number)}`, taken)
          const { name: _, ...filled } = document
          const job: RenderJob = { ...filled, format, fileFor }
          return { folder, name: path.slice(folder.length + 1), slug: draft.slug, job }
        }),
      )
  })
}

/** `rivera-house-papers-2026-11-23.zip` */
export const setName = (
  title: string,
  what: string,
  day: string,
  extension: 'zip' | (typeof extensions)['PDF'],
): string => `${[fileWords(title, 60), what, day].filter(Boolean).join('-')}.${extension}`
