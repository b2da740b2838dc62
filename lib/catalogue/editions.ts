import 'server-only'
import { editionName, editionPageUrl } from '@/lib/edition-paths'
import { blankReaders, formatsFor, type FileReader } from '@/lib/documents/file-model'
import { templateFileUrl } from '@/lib/paths'
import { createHash } from 'node:crypto'
import type { PrescribedText, StateCode, StateLaw } from '@/data/law/types'
import type { TemplateContent } from '@/data/shared/types'
import type { DocumentModel, Format } from '@/lib/documents/model'
import { editionLaw, stateOf, templateContents } from '@/lib/catalogue/contents'
import type { ApiTemplate } from './api-responses'
import type { TemplateEntry } from './entries'
import { manifest } from './manifest'

/** As in the API. Each gap is a noun, each warning a sentence; the warnings of `cases` are in `warnings` too. */
export interface EditionEntry extends Omit<NonNullable<ApiTemplate['edition']>, 'state'> {
  state: StateCode
}

const { checkedWords, DEPOSIT_GAP, gapsOf, genericWarnings, isFirm, missingCases } = editionLaw
const { missingWaivers, printedTexts, warningsOf, withAddress, zeroDeposit } = editionLaw

const bySlug = new Map(templateContents.map((content) => [content.slug, content]))

/** The day (ISO) that editions made now use as today. */
export const todayOf = (now = new Date()): string => now.toISOString().slice(0, 10)

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Prescribed texts and table of deposit limits of a document, which decide what its edition needs. */
interface Content {
  texts: readonly PrescribedText[]
  limitsDeposit: boolean
  readers: readonly FileReader[]
}

const MOST_KEPT = 2000
const read = new Map<string, Content>()

function contentOf({ slug, document }: TemplateContent, state: StateLaw): Content {
  const key = `${slug}.${state.code}`
  const known = read.get(key)
  if (known) return known
  const model = document({ state })
  const { parts } = model
  const content = {
    readers: blankReaders(model),
    texts: printedTexts(parts, { state }),
    limitsDeposit: parts.some(({ blocks }) => blocks.some((block) => block.kind === 'table' && block.name === 'cap')),
  }
  if (read.size >= MOST_KEPT) read.clear()
  read.set(key, content)
  return content
}

type Findings = Pick<EditionEntry, 'gaps' | 'warnings'> & Partial<Pick<EditionEntry, 'cases'>>

const waiverFindings = (state: StateLaw, slug: string): Findings => ({
  gaps: missingWaivers(state, slug).map(({ title, citation }) => `“${title}” of ${citation}`),
  warnings: genericWarnings(state, slug),
})

/** The limit on the deposit, unless another warning states it: a rule of zero. */
function depositWarning(state: StateLaw): string[] {
  const { depositCap } = state.facts
  const { value, citation, data } = depositCap
  if (!isFirm(depositCap) || value === null || !data || data.rule === 'none' || data.rule === 'zero') return []
  return [`Deposit in ${state.name}: ${asSentence(value).slice(0, -1)} (${withAddress(state, citation)}).`]
}

function findingsOf(state: StateLaw, { texts, limitsDeposit }: Content): Findings {
  if (texts.some(({ kind }) => kind === 'statement' || kind === 'form'))
    return {
      gaps: gapsOf(state),
      warnings: [...warningsOf(state), ...depositWarning(state)],
      cases: missingCases(state),
    }
  if (!limitsDeposit) return { gaps: [], warnings: [] }
  return {
    gaps: isFirm(state.facts.depositCap) ? [] : [DEPOSIT_GAP],
    warnings: [...zeroDeposit(state), ...depositWarning(state)],
  }
}

function lookUp(slug: string, code: string): { content: TemplateContent; state: StateLaw } | undefined {
  const content = bySlug.get(slug)
  const state = stateOf(code)
  return content?.hasEditions && state ? { content, state } : undefined
}

/** Returns a template's edition for a state; undefined if there is no such template or state, or it has no editions. */
export function findEdition(slug: string, code: string, today = todayOf()): EditionEntry | undefined {
  const found = lookUp(slug, code)
  if (!found) return undefined
  const { content, state } = found
  const printed = contentOf(content, state)
  const {
    gaps,
    warnings,
    cases = [],
  } = slug.endsWith('lien-waiver') ? waiverFindings(state, slug) : findingsOf(state, printed)
  const filesOf = (reader: FileReader) =>
    (printed.readers.includes(reader) ? formatsFor(content.formats, reader) : []).map((format) => ({
      format,
      url: templateFileUrl(content.kind, format, { slug, state: state.code, reader }),
    }))
  return {
    state: state.code,
    name: state.name,
    ready: gaps.length === 0,
    gaps,
    warnings,
    cases,
    checked: `${checkedWords({ state, today }, printed.texts)}.`,
    ...{ files: filesOf('main'), officeFiles: filesOf('office'), fieldFiles: filesOf('field') },
  }
}

export interface EditionFile {
  content: TemplateContent
  state: StateLaw
  format: Format
  reader: FileReader
  today: string
}

export interface EditionChoice {
  format: Format
  reader?: FileReader
  today?: string
}

/** Returns a name for the file's content. Different content, or a different engine, has a different name. */
export function editionKey({ content, state, format, reader, today }: EditionFile): string {
  const model = content.document({ state, today })
  return createHash('sha256')
    .update(JSON.stringify({ built: manifest.templates[content.slug]?.hash, format, reader, model }))
    .digest('hex')
}

/** Returns what makes this file of an edition; undefined if the template, state, format or reader has none. */
export function findEditionFile(
  slug: string,
  code: string,
  { format, reader = 'main', today = todayOf() }: EditionChoice,
): EditionFile | undefined {
  const found = lookUp(slug, code)
  if (!found || !formatsFor(found.content.formats, reader).includes(format)) return undefined
  return contentOf(found.content, found.state).readers.includes(reader)
    ? { ...found, format, reader, today }
    : undefined
}

/** Returns the readers that have a file of a template's edition. */
export const editionReaders = (content: TemplateContent, state: StateLaw): readonly FileReader[] =>
  contentOf(content, state).readers

/** Returns the model of a template's edition for a state; undefined if there is no such template, state or edition. */
export function findEditionModel(slug: string, code: string, today = todayOf()): DocumentModel | undefined {
  const found = lookUp(slug, code)
  return found?.content.document({ state: found.state, today })
}

/** The templates that have editions, as written. */
export const contentsWithEditions = (): readonly TemplateContent[] =>
  templateContents.filter(({ hasEditions }) => hasEditions)

/** Returns the template with the name, page and files of its edition; unchanged if it has none for this state. */
export function inEdition({ slug, name, files }: TemplateEntry, code: string) {
  const edition = findEdition(slug, code)
  if (!edition) return { slug, name, files }
  const page = editionPageUrl(slug, edition.state)
  const { files: own, officeFiles, fieldFiles } = edition
  return { slug, name: editionName(name, edition.name), page, files: own, officeFiles, fieldFiles }
}
