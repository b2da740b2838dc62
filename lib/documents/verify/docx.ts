import { strFromU8, unzipSync } from 'fflate'
import { letterheadFields } from '../theme'
import { parseInline } from '../inline'
import type { Block, BlockOf, DocumentModel } from '../model'
import { checkTableCells } from './docx-tables'

const MAX_BYTES = 60 * 1024
/** Word refuses to open files with longer tags. */
const MAX_TAG = 64

type Parts = Readonly<Record<string, string>>

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decode = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)

/** Where a part's tags do not match, or undefined when it is well formed. */
function findXmlFault(xml: string): string | undefined {
  const open: string[] = []
  const markup = /<(?:\?[^?]*\?|!--[\s\S]*?--|(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?))>/y
  let position = 0
  while (position < xml.length) {
    const next = xml.indexOf('<', position)
    const text = xml.slice(position, next < 0 ? undefined : next)
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.test(text)) return `a bare & in '${text.slice(0, 30)}'`
    if (next < 0) break
    markup.lastIndex = next
    const match = markup.exec(xml)
    if (!match) return `a broken tag at ${xml.slice(next, next + 30)}`
    const [whole, closes, name, , selfCloses] = match
    if (closes && open.pop() !== name) return `an unexpected </${name}>`
    if (name && !closes && !selfCloses) open.push(name)
    position = next + whole.length
  }
  return open.length ? `<${open.at(-1)}> is never closed` : undefined
}

const blocksOf = (model: DocumentModel): Block[] => model.parts.flatMap((part) => part.blocks)
const ofKind = <K extends Block['kind']>(model: DocumentModel, kind: K): BlockOf<K>[] =>
  blocksOf(model).filter((block): block is BlockOf<K> => block.kind === kind)

const checkParts = (parts: Parts): string[] =>
  Object.entries(parts).flatMap(([path, xml]) => {
    const fault = findXmlFault(xml)
    return fault ? [`${path} is not well-formed XML: ${fault}`] : []
  })

/** Paragraphs of the title and heading styles, in order, as `Heading1: text`. */
function headingsIn(xml: string): string[] {
  return [...xml.matchAll(/<w:pStyle w:val="(Title|Heading[12])"\/>((?:(?!<\/w:p>)[\s\S])*)<\/w:p>/g)].map(
    ([, style, rest]) => {
      const texts = [...rest!.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => decode(text!))
      return `${style}: ${texts.join('')}`
    },
  )
}

function checkHeadings(xml: string, model: DocumentModel): string[] {
  const found = new Set(headingsIn(xml))
  const expected = [
    `Title: ${model.title}`,
    ...ofKind(model, 'heading').map(({ level, text }) => `Heading${level}: ${text}`),
  ]
  return expected.filter((heading) => !found.has(heading)).map((heading) => `No paragraph has the style of ${heading}`)
}

function checkTables(xml: string, model: DocumentModel): string[] {
  const tables = xml.split('<w:tbl>').slice(1)
  const repeats = (table: string) => /^(?:(?!<\/w:tr>)[\s\S])*<w:tblHeader\/>/.test(table)
  const problems = ofKind(model, 'table').flatMap((block) => {
    const { label } = block
    const table = tables.find((candidate) => decode(candidate).includes(`<w:tblCaption w:val="${label}"/>`))
    if (!table) return [`No table is captioned '${label}'`]
    return [
      ...(repeats(table) ? [] : [`The header row of '${label}' is not repeated`]),
      ...checkTableCells(table, block),
    ]
  })
  const checklists = ofKind(model, 'checklist').filter(({ layout }) => layout === 'rows')
  const expected = ofKind(model, 'table').length + checklists.length
  const repeated = tables.filter(repeats).length
  return repeated < expected ? [...problems, `${repeated} tables repeat their header row, not ${expected}`] : problems
}

function checkRunningText(parts: Parts, model: DocumentModel): string[] {
  const sections = [...(parts['word/document.xml'] ?? '').matchAll(/<w:sectPr[\s\S]*?<\/w:sectPr>/g)].map(
    ([xml]) => xml,
  )
  const footers = Object.entries(parts).filter(([path]) => /^word\/footer\d+\.xml$/.test(path))
  return [
    ...(sections.length === model.parts.length
      ? []
      : [`The file has ${sections.length} sections, the document ${model.parts.length} parts`]),
    ...sections.flatMap((section, index) =>
      ['header', 'footer']
        .filter((kind) => !section.includes(`<w:${kind}Reference`))
        .map((kind) => `Section ${index + 1} has no ${kind}`),
    ),
    ...footers
      .filter(([, xml]) => !/>\s*PAGE\s*</.test(xml) || !/>\s*NUMPAGES\s*</.test(xml))
      .map(([path]) => `${path} lacks the page number or the page count`),
  ]
}

const numbered = (prefix: string, count: number, key: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}.${index + 1}.${key}`)

/** The texts of a block that may hold merge fields. */
function textsOf(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return [block.text]
  if (block.kind === 'callout') return block.text
  if (block.kind === 'list') return block.items
  if (block.kind === 'clauses') return block.items.map(({ text }) => text)
  return []
}

function blockNames(block: Block): string[] {
  const merged = textsOf(block)
    .flatMap(parseInline)
    .flatMap((part) => ('field' in part ? [part.field] : []))
  switch (block.kind) {
    case 'fields':
      return block.fields.map(({ name }) => name)
    case 'checklist': {
      const { name, items, answers, extras } = block
      const boxes = answers.flatMap(() => numbered(name, items.length, 'answer'))
      return [...boxes, ...extras.flatMap(({ key }) => numbered(name, items.length, key))]
    }
    case 'clauses':
      return [...merged, ...block.items.flatMap(({ initials }) => initials ?? [])]
    case 'signatures':
      return block.parties.flatMap(({ name, withTitle }) =>
        ['printedName', ...(withTitle ? ['title'] : []), 'date'].map((key) => `${name}.${key}`),
      )
    case 'images':
      return [
        ...numbered(block.name, block.count, 'image'),
        ...(block.captions ? numbered(block.name, block.count, 'caption') : []),
      ]
    case 'heading':
    case 'paragraph':
    case 'list':
    case 'callout':
    case 'table':
    case 'pageBreak':
      return merged
  }
}

function countNames(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const attributes = (xml: string, pattern: RegExp): string[] => [...xml.matchAll(pattern)].map(([, value]) => value!)

function checkControls(xml: string, store: string, model: DocumentModel): string[] {
  const tags = attributes(xml, /<w:tag w:val="([^"]*)"\/>/g)
  const found = countNames(tags)
  const expected = countNames([...letterheadFields[model.letterhead], ...blocksOf(model).flatMap(blockNames)])
  const missing = [...expected].filter(([name, count]) => (found.get(name) ?? 0) < count)
  const ids = attributes(xml, /<w:sdtPr>[\s\S]*?<w:id w:val="(-?\d+)"\/>/g)
  const bound = attributes(xml, /w:xpath="\/f:fields\[1\]\/f:([^[]+)\[1\]"/g)
  return [
    ...missing.map(([name, count]) => `${name} has ${found.get(name) ?? 0} of ${count} controls`),
    ...(ids.length === tags.length && new Set(ids).size === ids.length ? [] : ['Control ids are missing or repeated']),
    ...[...found.keys()].filter((tag) => tag.length > MAX_TAG).map((tag) => `The tag ${tag} is too long for Word`),
    ...[...new Set(bound)]
      .filter((name) => !store.includes(`<${name}>`) && !store.includes(`<${name}/>`))
      .map((name) => `${name} is bound to a value that the data store lacks`),
  ]
}

function checkProperties(parts: Parts, model: DocumentModel): string[] {
  const title = /<dc:title>([^<]*)<\/dc:title>/.exec(parts['docProps/core.xml'] ?? '')?.[1]
  return [
    ...(title !== undefined && decode(title) === model.title ? [] : ['The document title is not set']),
    ...(parts['word/styles.xml']?.includes('<w:lang w:val="en-US"/>') ? [] : ['The document language is not set']),
  ]
}

function findProblems(bytes: Uint8Array, model: DocumentModel): string[] {
  const size = bytes.length > MAX_BYTES ? [`The file has ${bytes.length} bytes, more than ${MAX_BYTES}`] : []
  let parts: Parts
  try {
    const files = Object.entries(unzipSync(bytes)).filter(([path]) => /\.(xml|rels)$/.test(path))
    parts = Object.fromEntries(files.map(([path, data]) => [path, strFromU8(data)]))
  } catch (error) {
    return [...size, `The file is no ZIP archive: ${error instanceof Error ? error.message : String(error)}`]
  }
  const document = parts['word/document.xml']
  if (!document) return [...size, 'The file has no word/document.xml']
  return [
    ...size,
    ...checkParts(parts),
    ...checkHeadings(document, model),
    ...checkTables(document, model),
    ...checkRunningText(parts, model),
    ...checkControls(document, parts['customXml/item1.xml'] ?? '', model),
    ...checkProperties(parts, model),
  ]
}

/** What is wrong with a Word file of this document, in words; nothing when it passes. */
export const verifyDocx = (bytes: Uint8Array, model: DocumentModel): Promise<string[]> =>
  new Promise((resolve) => resolve(findProblems(bytes, model)))
