import { evaluate } from '../calc'

import { blocksOf, blocksOfKind, papersOf, type Block, type DocumentModel } from '../model'
import { picturesSize } from '../pictures'
import { blockSlots, pictureNames } from '../slots'
import { companyFields, hasLogoFrame } from '../letterhead'
import { hasMerges, textsOf } from '../texts'
import { theme } from '../theme'
import { isDict, Name, PdfFile, textOf, type Dict, type Value } from './pdf-reader'
import { textLabels, widgetProblems } from './pdf-widgets'
import { messageOf, unless } from './xml'

const { marginBottom } = theme.page
/** Twice the budget for 95 of 100 documents: 45 KB plus 12 KB a page. */
const sizeLimit = (pages: number): number => 2 * 1024 * (45 + 12 * pages)

/** The fields that hold texts with merge fields, and the hidden one that remembers what they merged. */
function wordingFields(model: DocumentModel): string[] {
  const merging = blocksOf(model).flatMap(textsOf).filter(hasMerges)
  return merging.length ? [...merging.map((_, index) => `wording.${index + 1}`), 'wording.values'] : []
}

function catalogProblems(file: PdfFile): string[] {
  const { catalog } = file
  const tagged = file.dict(catalog.MarkInfo).Marked === true
  const shown = file.dict(catalog.ViewerPreferences).DisplayDocTitle === true
  return [
    ...unless(tagged && isDict(file.get(catalog.StructTreeRoot)), 'is not tagged'),
    ...unless(textOf(file.get(catalog.Lang)) !== '', 'names no language'),
    ...unless(shown, 'does not show its title'),
  ]
}

function outlineTitles(file: PdfFile, parent: Dict): string[] {
  const titles: string[] = []
  for (let item = file.get(parent.First); isDict(item); item = file.get(item.Next))
    titles.push(textOf(file.get(item.Title)), ...outlineTitles(file, item))
  return titles
}

function outlineProblems(file: PdfFile, model: DocumentModel): string[] {
  const titles = outlineTitles(file, file.dict(file.catalog.Outlines))
  const sections = blocksOfKind(model, 'heading').flatMap(({ level, text }) => (level === 1 ? [text] : []))
  const missing = [...new Set(sections)].filter(
    (text) => titles.filter((title) => title === text).length < sections.filter((section) => section === text).length,
  )
  return missing.map((text) => `has no bookmark for the section '${text}'`)
}

interface FoundFields {
  names: string[]
  problems: string[]
}

/** The full names of terminal fields, and the problems of their hierarchy. */
function readFields(file: PdfFile, values: readonly Value[], prefix = ''): FoundFields {
  const found: FoundFields = { names: [], problems: [] }
  for (const value of values) {
    const field = file.dict(value)
    const partial = textOf(field.T)
    if (!partial || partial.includes('.'))
      found.problems.push(`has a field with the partial name '${partial}' in '${prefix}'`)
    const name = prefix ? `${prefix}.${partial}` : partial
    const kids = file.list(field.Kids)
    const isParent = kids.some((kid) => file.dict(kid).T !== undefined)
    const inner = isParent ? readFields(file, kids, name) : { names: [name], problems: [] }
    found.names.push(...inner.names)
    found.problems.push(...inner.problems)
  }
  return found
}

/** The names of a block's fields: all but printed values. */
const blockFields = (block: Block): string[] => [
  ...blockSlots(block).flatMap(([name, { printed }]) => (printed ? [] : [name])),
  ...pictureNames(block),
]

function expectedFields(model: DocumentModel, wording: readonly string[]): Set<string> {
  const heads = papersOf(model).flatMap(({ letterhead }) =>
    letterhead === 'none'
      ? []
      : [...(hasLogoFrame(model) ? ['company.logo'] : []), ...companyFields(model, letterhead)],
  )
  const names = [...heads, ...wording, ...blocksOf(model).flatMap(blockFields)]
  return new Set(names.filter((name) => !model.pictures?.[name]))
}

/** The alternative texts of the figures below an element of the structure tree, and whether each has a box. */
function figuresBelow(file: PdfFile, value: Value): { alt: string; hasBox: boolean }[] {
  const found = file.get(value)
  const element = isDict(found) ? found : {}
  const kids = Array.isArray(file.get(element.K)) ? file.list(element.K) : [element.K ?? null]
  const inner = kids.flatMap((kid) => (kid === null || typeof kid === 'number' ? [] : figuresBelow(file, kid)))
  if (!(element.S instanceof Name) || element.S.name !== 'Figure') return inner
  return [{ alt: textOf(file.get(element.Alt)), hasBox: file.list(file.dict(element.A).BBox).length === 4 }, ...inner]
}

/** Every picture must be a figure with its alternative text and its place, which PDF/UA asks for. */
function pictureProblems(file: PdfFile, { pictures = {} }: DocumentModel): string[] {
  if (Object.keys(pictures).length === 0) return []
  const figures = figuresBelow(file, file.catalog.StructTreeRoot ?? null)
  return Object.entries(pictures)
    .filter(([, { alt }]) => !figures.some((figure) => figure.alt === alt && figure.hasBox))
    .map(([name]) => `shows no tagged picture ${name}`)
}

function fieldProblems(file: PdfFile, model: DocumentModel): string[] {
  const form = file.dict(file.catalog.AcroForm)
  const { names, problems } = readFields(file, file.list(form.Fields))
  const wording = wordingFields(model)
  const expected = expectedFields(model, wording)
  const repeated = new Set<string>()
  const found = new Set<string>()
  for (const name of names) (found.has(name) ? repeated : found).add(name)
  const calculated = evaluate(model).size + wording.length
  return [
    ...problems,
    ...[...expected].filter((name) => !found.has(name)).map((name) => `lacks the field ${name}`),
    ...[...found].filter((name) => !expected.has(name)).map((name) => `has an unknown field ${name}`),
    ...[...repeated].map((name) => `has two fields ${name}`),
    ...unless(file.list(form.CO).length === calculated, `does not calculate all of its ${calculated} formulas`),
  ]
}

/** Points within which the baselines of a footer are: a long name in it is set smaller. */
const FOOTER_LINE = 4

/** Text must be in marked content and, except for the footer line, above the bottom margin. */
function textProblems(file: PdfFile, page: Dict, number: number): string[] {
  const content = file.content(page.Contents)
  let depth = 0
  const below: number[] = []
  let unmarked = false
  for (const [token, y] of content.matchAll(/\b(?:BMC|BDC|EMC|BT)\b|1 0 0 1 [-\d.]+ ([-\d.]+) Tm/g)) {
    if (y !== undefined && Number(y) < marginBottom - 2) below.push(Number(y))
    if (token === 'BMC' || token === 'BDC') depth += 1
    if (token === 'EMC') depth -= 1
    if (token === 'BT' && depth === 0) unmarked = true
  }
  return [
    ...unless(!unmarked, `has text outside marked content on page ${number}`),
    ...unless(
      !below.length || Math.max(...below) - Math.min(...below) < FOOTER_LINE,
      `runs into the bottom margin of page ${number}`,
    ),
  ]
}

function isEmbedded(file: PdfFile, font: Dict): boolean {
  const [descendant] = file.list(font.DescendantFonts)
  const descriptor = file.dict((descendant ? file.dict(descendant) : font).FontDescriptor)
  return [descriptor.FontFile, descriptor.FontFile2, descriptor.FontFile3].some((program) => program !== undefined)
}

function fontProblems(file: PdfFile, pages: readonly Dict[]): string[] {
  const resources = [...pages.map((page) => page.Resources), file.dict(file.catalog.AcroForm).DR]
  const fonts = new Set(resources.flatMap((value) => Object.values(file.dict(file.dict(value).Font))))
  const loose = [...fonts].map((font) => file.dict(font)).filter((font) => !isEmbedded(file, font))
  const names = new Set(loose.map(({ BaseFont }) => (BaseFont instanceof Name ? BaseFont.name : 'without a name')))
  return [...names].map((name) => `does not embed the font ${name}`)
}

function structureProblems(bytes: Uint8Array, model: DocumentModel): string[] {
  const file = new PdfFile(bytes)
  const pages = file.pages()
  const limit = sizeLimit(pages.length) + picturesSize(model)
  const labels = textLabels(model)
  return [
    ...catalogProblems(file),
    ...outlineProblems(file, model),
    ...fieldProblems(file, model),
    ...pictureProblems(file, model),
    ...pages.flatMap((page, index) => [
      ...widgetProblems(file, page, { number: index + 1, labels }),
      ...textProblems(file, page, index + 1),
    ]),
    ...fontProblems(file, pages),
    ...unless(bytes.length <= limit, `is ${bytes.length} bytes, over ${limit}`),
  ]
}

function findProblems(bytes: Uint8Array, model: DocumentModel): string[] {
  try {
    return structureProblems(bytes, model)
  } catch (error) {
    return [`cannot be read: ${messageOf(error)}`]
  }
}

/** The problems of a document's PDF, each a sentence without its subject; none if it passes. */
export const verifyPdf = (bytes: Uint8Array, model: DocumentModel): Promise<string[]> =>
  Promise.resolve(findProblems(bytes, model))
