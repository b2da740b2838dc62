import { Footer, Header, LineRuleType, PageOrientation, Paragraph, type ISectionOptions } from 'docx'
import { companyFields } from '../../letterhead'
import {
  cautionIn,
  openingPartOf,
  papersOf,
  partRunsOf,
  versionIn,
  type DocumentModel,
  type Paper,
  type Part,
} from '../../model'
import { audienceMarks, exampleMark, theme } from '../../theme'
import { renderBlocks } from './blocks'
import type { RenderContext } from './context'
import { liveFormulas, UPDATE_HINT } from './formulas'
import { xmlOf, type BodyItem } from './grid'
import { twips } from './borders'
import { companyControl, renderLetterhead } from './letterhead'
import { alternatives } from './relative'
import { styledParagraph, textRun, writeField } from './text'

const { page } = theme

/** Neighboring parts of a paper in one orientation: a section of the Word file. */
export interface Section {
  paper: Paper
  parts: readonly [Part, ...Part[]]
  /** Opens its paper: here the letterhead stands, and page numbers start at 1. */
  opens: boolean
  /** Holds the whole paper, so that Word can count the paper's pages. */
  whole: boolean
}

function paperSections(paper: Paper): Section[] {
  const runs: [Part, ...Part[]][] = []
  for (const part of paper.parts) {
    const open = runs.at(-1)
    if (open?.[0].landscape === part.landscape) open.push(part)
    else runs.push([part])
  }
  return runs.map((parts, index) => ({ paper, parts, opens: index === 0, whole: runs.length === 1 }))
}

/** The sections of a document, in order. */
export const sectionsOf = (model: DocumentModel): Section[] => papersOf(model).flatMap(paperSections)

const widthOf = ({ parts: [{ landscape }] }: Section): number =>
  twips((landscape ? page.height : page.width) - 2 * page.margin)

/** What a customer gets has no header; other papers say whose copy it is, and an example that it is one. */
function writeHeader(section: Section, { example }: DocumentModel): string {
  const { parts, paper } = section
  const copy = audienceMarks[paper.audience]?.toUpperCase()
  const mark = [example && exampleMark, copy].filter(Boolean).join(' · ')
  if (!mark) return styledParagraph('Header', '')
  const name = copy && parts.length === 1 ? [textRun(`\t${parts[0].name}`)] : []
  const runs = [textRun(mark, { style: 'CopyMark' }), ...name]
  return styledParagraph('Header', runs, { tabRight: widthOf(section) })
}

/** The page number, and the company (customer) or the title. LibreOffice cannot count the pages of a section. */
function writeFooter(section: Section, context: RenderContext): string {
  const { paper, whole } = section
  const isNamed = companyFields(context.model, paper.letterhead).includes('company.name')
  const named = isNamed ? [companyControl('company.name', context)] : []
  const caution = cautionIn(section.parts[0], context.model)
  const marked = caution ? [textRun(named.length > 0 ? `${caution} · ` : caution)] : []
  const left = paper.audience === 'customer' ? [...marked, ...named] : [textRun(context.model.title)]
  const count = alternatives(`<w:t xml:space="preserve"> of </w:t>${writeField('SECTIONPAGES', '1')}`, '')
  const number = `<w:r>${writeField('PAGE', '1')}</w:r>`
  const version = versionIn(section.parts[0], context.model)
  const runs = [...left, textRun(version ? `\t${version} · Page ` : '\tPage '), number, ...(whole ? [count] : [])]
  return styledParagraph('Footer', runs, { tabRight: widthOf(section) })
}

/** The first office paper tells how to update the totals of the customer's pages, which themselves carry no such note. */
function totalsNote({ paper }: Section, { model, cells }: RenderContext): string[] {
  const [office] = papersOf(model).filter(({ audience }) => audience === 'office')
  if (paper.parts[0] !== office?.parts[0]) return []
  const others = model.parts.filter(({ audience }) => audience !== 'office').flatMap(({ blocks }) => blocks)
  const isLive = others.some((block) => block.kind === 'table' && liveFormulas(block, cells).codes.size > 0)
  return isLive ? [styledParagraph('SmallNote', `${UPDATE_HINT}: on the customer’s pages as well.`)] : []
}

function writeBody(section: Section, context: RenderContext): string {
  const { model } = context
  const width = widthOf(section)
  const opening = openingPartOf(model)
  const head = section.opens
    ? [...renderLetterhead(section.paper.letterhead, context, width), ...totalsNote(section, context)]
    : []
  const space = section.opens && section.parts[0].letter ? [styledParagraph('Gap', '', { before: 240 })] : []
  const starts = new Set(partRunsOf(section.paper).map(([first]) => first))
  const parts = section.parts.flatMap((part, index): BodyItem[] => {
    const newPage = index > 0 && starts.has(part)
    if (part !== opening && !part.titled) return renderBlocks(part, context, { width, newPage })
    const intro = part === opening && model.intro ? [styledParagraph('Intro', context.runs(model.intro))] : []
    const title = styledParagraph('Title', model.title, { pageBreakBefore: newPage })
    return [title, ...intro, ...renderBlocks(part, context, { width, newPage: false })]
  })
  return [...head, ...space, ...parts].map(xmlOf).join('')
}

const bodySlot = (index: number): string => `body-${index}`
const headerSlot = (index: number): string => `header-${index}`
const footerSlot = (index: number): string => `footer-${index}`

/** The XML of every slot that `makeSection` leaves, by the text that marks it. */
export const writeSlots = (sections: readonly Section[], context: RenderContext): Map<string, string> =>
  new Map(
    sections.flatMap((section, index) => [
      [bodySlot(index), writeBody(section, context)],
      [headerSlot(index), writeHeader(section, context.model)],
      [footerSlot(index), writeFooter(section, context)],
    ]),
  )

const LOWEST = { line: 20, lineRule: LineRuleType.EXACT }

/** The frame of a section, with slots for its body, header and footer. */
export function makeSection({ parts: [{ landscape }], opens }: Section, index: number): ISectionOptions {
  return {
    properties: {
      page: {
        size: {
          width: twips(page.width),
          height: twips(page.height),
          orientation: landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: {
          top: twips(page.margin),
          right: twips(page.margin),
          bottom: twips(page.marginBottom),
          left: twips(page.margin),
          header: twips(28),
          footer: twips(30),
        },
        ...(opens ? { pageNumbers: { start: 1 } } : {}),
      },
    },
    headers: { default: new Header({ children: [new Paragraph(headerSlot(index))] }) },
    footers: { default: new Footer({ children: [new Paragraph(footerSlot(index))] }) },
    // The last paragraph holds the section's properties; Word needs one after a closing table in any case. It is as low
    // as can be: behind a full page it would otherwise stand on an empty one.
    children: [new Paragraph(bodySlot(index)), new Paragraph({ style: 'Gap', spacing: LOWEST })],
  }
}

/** Fills the slots in one part of the package and removes them from the map. Throws on a slot without content. */
export const fillSlots = (xml: string, slots: Map<string, string>): string =>
  xml.replace(/<w:p><w:r><w:t[^>]*>((?:body|header|footer)-\d+)<\/w:t><\/w:r><\/w:p>/g, (_, name: string) => {
    const content = slots.get(name)
    if (content === undefined) throw new Error(`Nothing was written for the slot ${name}`)
    slots.delete(name)
    return content
  })
