import { strFromU8, unzipSync } from 'fflate'
import { companyFields } from '../letterhead'
import { accentOf } from '../theme'
import {
  asSeen,
  blocksOf,
  blocksOfKind,
  isTickGrid,
  openingPartOf,
  papersOf,
  type Block,
  type DocumentModel,
} from '../model'
import { picturesSize } from '../pictures'
import { blockSlots, imageNames } from '../slots'
import { mergesIn } from '../texts'
import { checkPapers } from './docx-papers'
import { checkTableCells } from './docx-tables'
import { decodeXml, messageOf, unless, wordText, xmlProblem } from './xml'

const MAX_BYTES = 60 * 1024
/** Word does not open files with longer tags. */
const MAX_TAG = 64

type Parts = Readonly<Record<string, string>>

const checkParts = (parts: Parts): string[] =>
  Object.entries(parts).flatMap(([path, xml]) => {
    const problem = xmlProblem(xml)
    return problem ? [`${path} is not well-formed XML: ${problem}`] : []
  })

/** Paragraphs of the title and heading styles, in order, as `Heading1: text`. */
function headingsIn(xml: string): string[] {
  return [...xml.matchAll(/<w:pStyle w:val="(Title|Heading[12])"\/>((?:(?!<\/w:p>)[\s\S])*)<\/w:p>/g)].map(
    ([, style, rest]) => `${style}: ${wordText(rest!)}`,
  )
}

function checkHeadings(xml: string, model: DocumentModel): string[] {
  const found = new Set(headingsIn(xml))
  const expected = [
    ...(openingPartOf(model) ? [`Title: ${model.title}`] : []),
    ...blocksOfKind(model, 'heading').map(({ level, text }) => `Heading${level}: ${text}`),
  ]
  return expected.filter((heading) => !found.has(heading)).map((heading) => `No paragraph has the style of ${heading}`)
}

function checkTables(xml: string, model: DocumentModel): string[] {
  const tables = xml.split('<w:tbl>').slice(1)
  const repeats = (table: string) => /^(?:(?!<\/w:tr>)[\s\S])*<w:tblHeader\/>/.test(table)
  const problems = blocksOfKind(model, 'table').flatMap((block) => {
    const { label } = block
    const table = tables.find((candidate) => decodeXml(candidate).includes(`<w:tblCaption w:val="${label}"/>`))
    if (!table) return [`No table is captioned '${label}'`]
    return [...unless(repeats(table), `The header row of '${label}' is not repeated`), ...checkTableCells(table, block)]
  })
  const checklists = blocksOfKind(model, 'checklist').filter((block) => !isTickGrid(block))
  const expected = blocksOfKind(model, 'table').length + checklists.length
  const repeated = tables.filter(repeats).length
  return repeated < expected ? [...problems, `${repeated} tables repeat their header row, not ${expected}`] : problems
}

/** The names of a block's controls. Table cells may be formulas or plain text: see `checkTableCells`. */
function blockNames(block: Block): string[] {
  if (block.kind === 'table') return []
  const names = blockSlots(block).flatMap(([name]) =>
    // Each answer of a checklist has a checkbox.
    block.kind === 'checklist' && name.endsWith('.answer') ? block.answers.map(() => name) : [name],
  )
  return [...mergesIn(block), ...names, ...imageNames(block)]
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
  const company = papersOf(model).flatMap(({ letterhead }): readonly string[] => companyFields(model, letterhead))
  const expected = countNames([...company, ...blocksOf(model).flatMap(blockNames)])
  const missing = [...expected].filter(([name, count]) => (found.get(name) ?? 0) < count)
  const ids = attributes(xml, /<w:id w:val="(-?\d+)"\/>/g)
  const controls = xml.split('<w:sdt>').length - 1
  const bound = attributes(xml, /w:xpath="\/f:fields\[1\]\/f:([^[]+)\[1\]"/g)
  return [
    ...missing.map(([name, count]) => `${name} has ${found.get(name) ?? 0} of ${count} controls`),
    ...unless(ids.length === controls && new Set(ids).size === ids.length, 'Control ids are missing or repeated'),
    ...[...found.keys()].filter((tag) => tag.length > MAX_TAG).map((tag) => `The tag ${tag} is too long for Word`),
    ...[...new Set(bound)]
      .filter((name) => !store.includes(`<${name}>`) && !store.includes(`<${name}/>`))
      .map((name) => `${name} is bound to a value that the data store lacks`),
  ]
}

/** Every picture frame is a picture control, and every picture that the document shows is in the package. */
function checkPictures(parts: Parts, model: DocumentModel): string[] {
  const document = parts['word/document.xml'] ?? ''
  const controls = [...document.matchAll(/<w:sdtPr>((?:(?!<\/w:sdtPr>)[\s\S])*)<\/w:sdtPr>/g)].map(([, xml]) => xml!)
  const isPicture = (name: string) =>
    controls.some((xml) => xml.includes(`<w:tag w:val="${name}"/>`) && xml.includes('<w:picture/>'))
  const given = Object.entries(model.pictures ?? {})
  const names = [...blocksOf(model).flatMap(imageNames), ...given.map(([name]) => name)]
  const described = new Set(attributes(document, /<wp:docPr\b[^>]*\bdescr="([^"]*)"/g).map(decodeXml))
  const links = parts['word/_rels/document.xml.rels'] ?? ''
  return [
    ...names.filter((name) => !isPicture(name)).map((name) => `${name} is not a picture control`),
    ...given.filter(([, { alt }]) => !described.has(alt)).map(([name]) => `${name} has no alternative text`),
    ...attributes(document, /r:embed="([^"]*)"/g)
      .filter((id) => !links.includes(`Id="${id}"`))
      .map((id) => `The picture ${id} is not in the package`),
  ]
}

function checkProperties(parts: Parts, model: DocumentModel): string[] {
  const has = (path: string, xml: string): boolean => parts[path]?.includes(xml) ?? false
  const accent = `<a:accent1><a:srgbClr val="${accentOf(model).color}"/>`
  const title = /<dc:title>([^<]*)<\/dc:title>/.exec(parts['docProps/core.xml'] ?? '')?.[1]
  return [
    ...unless(title !== undefined && decodeXml(title) === model.title, 'The document title is not set'),
    ...unless(has('word/theme/theme1.xml', accent), "The theme lacks the document's accent"),
    ...unless(has('word/styles.xml', '<w:lang w:val="en-US"/>'), 'The document language is not set'),
  ]
}

function findProblems(bytes: Uint8Array, whole: DocumentModel): string[] {
  const model = asSeen(whole)
  const most = MAX_BYTES + picturesSize(model)
  const size = bytes.length > most ? [`The file has ${bytes.length} bytes, more than ${most}`] : []
  let parts: Parts
  try {
    const files = Object.entries(unzipSync(bytes)).filter(([path]) => /\.(xml|rels)$/.test(path))
    parts = Object.fromEntries(files.map(([path, data]) => [path, strFromU8(data)]))
  } catch (error) {
    return [...size, `The file is not a ZIP archive: ${messageOf(error)}`]
  }
  const document = parts['word/document.xml']
  if (!document) return [...size, 'The file has no word/document.xml']
  return [
    ...size,
    ...checkParts(parts),
    ...checkHeadings(document, model),
    ...checkTables(document, model),
    ...checkPapers(parts, model),
    ...checkPictures(parts, model),
    ...checkControls(document, parts['customXml/item1.xml'] ?? '', model),
    ...checkProperties(parts, model),
  ]
}

/** The problems of a document's Word file, one sentence each; none if it passes. */
export const verifyDocx = (bytes: Uint8Array, model: DocumentModel): Promise<string[]> =>
  new Promise((resolve) => resolve(findProblems(bytes, model)))
