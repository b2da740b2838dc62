import { papersOf, type DocumentModel, type Paper } from '../model'
import { exampleMark } from '../theme'
import { unless, wordText } from './xml'

type Parts = Readonly<Record<string, string>>

interface ExpectedSection {
  paper: Paper
  opens: boolean
  whole: boolean
}

/** A paper is one section for each change of orientation. */
function expectedSections(paper: Paper): ExpectedSection[] {
  const turns = paper.parts.filter(({ landscape }, index) => landscape !== paper.parts[index - 1]?.landscape)
  return turns.map((_, index) => ({ paper, opens: index === 0, whole: turns.length === 1 }))
}

function runningPart(parts: Parts, section: string, kind: 'header' | 'footer'): string | undefined {
  const id = new RegExp(`<w:${kind}Reference[^>]*r:id="([^"]*)"`).exec(section)?.[1]
  const links = parts['word/_rels/document.xml.rels'] ?? ''
  const target = id && new RegExp(`Id="${id}"[^>]*Target="([^"]*)"`).exec(links)?.[1]
  return target ? parts[`word/${target}`] : undefined
}

function checkSection(
  parts: Parts,
  xml: string,
  { paper, opens, whole }: ExpectedSection,
  model: DocumentModel,
): string[] {
  const { title, example } = model
  const [header, footer] = [runningPart(parts, xml, 'header'), runningPart(parts, xml, 'footer')]
  if (header === undefined || footer === undefined) return [`has no ${header === undefined ? 'header' : 'footer'}`]
  const isCustomers = paper.audience === 'customer'
  const mark = wordText(header)
  return [
    ...unless(/>\s*PAGE\s*</.test(footer), 'lacks the page number'),
    ...unless(/>\s*SECTIONPAGES\s*</.test(footer) === whole, 'lacks the page count, or counts pages of one part only'),
    ...unless(/<w:pgNumType[^>]*w:start="1"/.test(xml) === opens, 'does not number the pages of its paper from 1'),
    ...unless(!isCustomers || mark === (example ? exampleMark : ''), 'has a header on a page that the customer gets'),
    ...unless(!example || mark.includes(exampleMark), 'does not say that it is an example'),
    ...unless(isCustomers || mark !== '', 'does not say whose copy it is'),
    ...unless(isCustomers !== wordText(footer).includes(title), "has the document's title in the wrong footer"),
  ]
}

/** The problems of the papers: sections, running headers and footers, and page numbers. */
export function checkPapers(parts: Parts, model: DocumentModel): string[] {
  const found = [...(parts['word/document.xml'] ?? '').matchAll(/<w:sectPr[\s\S]*?<\/w:sectPr>/g)].map(([xml]) => xml)
  const expected = papersOf(model).flatMap(expectedSections)
  if (found.length !== expected.length)
    return [`The file has ${found.length} sections, the papers of the document ${expected.length}`]
  return expected.flatMap((section, index) =>
    checkSection(parts, found[index]!, section, model).map((problem) => `Section ${index + 1} ${problem}`),
  )
}
