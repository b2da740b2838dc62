import * as d from '@/lib/documents/author'
import type { DocumentModel, Part } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { Name, PdfFile, textOf as pdfText } from '@/lib/documents/verify/pdf-reader'
import { sampleDocument } from '@/tests/support/sample-document'
import { documentOf } from '@/tests/support/block-document'
import { checked, columnsOf, modelOf } from '../../model-helpers'
import { readModel, readPdf, structureIn, textOf, widgetsIn, type ReadPdf, type StructureNode } from './read-pdf'

const nodesIn = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

describe('the sample document', () => {
  let pdf: ReadPdf
  beforeAll(async () => {
    pdf = await readModel(sampleDocument())
  })

  const widgets = () => widgetsIn(pdf)
  const widget = (name: string) => widgets().find((found) => found.name === name)

  test('names its title and language, and lists its sections', () => {
    expect(pdf.title).toBe('Sample Shingle Roof Estimate')
    expect(pdf.language).toBe('en-US')
    const [title] = pdf.outline
    expect(title?.title).toBe('Sample Shingle Roof Estimate')
    expect(title?.items.map((item) => item.title)).toEqual([
      'Customer and property',
      'Scope and price',
      'Roof condition',
      'Terms',
      'Measurements',
      'Safety',
      'Photographs',
    ])
    expect(title?.items[2]?.items.map((item) => item.title)).toEqual(['Before we start'])
  })

  test('names the document in the footers of the pages for the office and the crew alone, and marks these pages', () => {
    const footers = pdf.pages.map((page) => page.text.filter(({ y }) => y < 50).map(({ text }) => text))
    expect(footers.map((texts) => texts.includes('Sample Shingle Roof Estimate'))).toEqual([
      ...[false, false],
      ...[true, true, true],
    ])
    expect(pdf.pages.map((page) => /OFFICE COPY|CREW COPY/.exec(textOf(page))?.[0] ?? '').filter(Boolean)).toEqual([
      'OFFICE COPY',
      'CREW COPY',
      'CREW COPY',
    ])
    expect(pdf.pages.find((page) => textOf(page).includes('OFFICE COPY'))?.size).toEqual([792, 612])
  })

  test('opens each paper with a letterhead, the first for the customer with the address', () => {
    const pagesWith = (name: string) =>
      pdf.pages.flatMap((page, index) => (page.widgets.some((found) => found.name === name) ? [index + 1] : []))
    expect(pagesWith('company.license')).toEqual([1, 3, 4])
    expect(pagesWith('company.logo')).toEqual([1, 3, 4])
    expect(pagesWith('company.address')).toEqual([1])
  })

  test('has the fields of the model, each described: one in two places, answers, given values, results read-only', () => {
    expect(pdf.fields['customer.name']).toHaveLength(2)
    expect(widgets().filter(({ name }) => name === 'customer.name')).toHaveLength(2)
    const answers = widgets().filter(({ name }) => name === 'condition.1.answer')
    expect(answers.map(({ button }) => button)).toEqual(['Good', 'Fair', 'Poor', 'N/A'])
    expect(answers.map(({ tip }) => tip)).toContain('Granule cover: Good')
    expect(answers.every(({ value }) => value === null || value === 'Off')).toBe(true)
    expect(pdf.fields['totals.depositRate']?.[0]?.value).toBe('10')
    expect(pdf.fields['line.2.description']?.[0]?.value).toBe('Laminated shingles')
    expect(widget('line.2.unit')?.value).toEqual(['SQ'])
    expect(widget('line.2.unit')?.options).toEqual(['', 'SQ', 'LF', 'EA', 'LS'])
    expect(widget('line.2.qty')?.tip).toBe('Qty, line 2, Laminated shingles')
    expect(widgets().every(({ tip }) => tip)).toBe(true)
    expect(widget('totals.total')?.readOnly).toBe(true)
    expect(widget('totals.taxRate')?.readOnly).toBe(false)
    expect(widget('takeoff.1.kind')).toBeUndefined()
    expect(widget('takeoff.1.net')).toBeDefined()
  })

  test('has a structure tree with headings, lists, tables and every widget in a form element', () => {
    const nodes = pdf.pages.flatMap((page) => nodesIn(page.tree))
    const roles = nodes.map(({ role, type }) => role ?? type)
    for (const role of [
      'Document',
      'Sect',
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
    ])
      expect(roles).toContain(role)
    // A clause that goes on to the next page is in the trees of both; its initials are in the first only.
    const forms = nodes.filter(({ role, children }) => role === 'Form' && children?.length)
    const visible = widgets().filter(({ name }) => name !== 'wording.values')
    expect(forms).toHaveLength(visible.length)
    const links = pdf.pages.flatMap((page) => page.links)
    expect(roles.filter((role) => role === 'annotation')).toHaveLength(visible.length + links.length)
  })
})

test('repeats a table’s header on each page, and never strands a row or total', async () => {
  const block = d.table('work', 'Work', columnsOf({ what: 'text', qty: 'number' }), [], { blankRows: 90 })
  const pdf = await readModel(documentOf(d.section('Work'), block))
  expect(pdf.pages.length).toBeGreaterThan(2)
  for (const page of pdf.pages) {
    expect(textOf(page)).toContain('What')
    expect(page.widgets.length).toBeGreaterThanOrEqual(4)
  }
})

const counts = Array.from({ length: 20 }, (_, index) => index + 20)

/** Blocks that must share a page with those below them, and the words by which their pages are found. */
test.each<[string, (count: number) => Part['blocks'], together: string[]]>([
  [
    'a heading with the next block',
    (count) => [d.section(`Kept ${count}`), d.p(`Follower ${count}`)],
    ['Kept', 'Follower'],
  ],
  [
    'an introductory line with the next block',
    (count) => [d.p(`about ${count}`, 'Subject.'), d.p(`Dear ${count},`), d.p(`Body ${count}`)],
    ['about', 'Dear', 'Body'],
  ],
  [
    'a statement and its dates with the signatures below them',
    (count) => [
      d.fields(
        2,
        d.own(`s${count}.text`, `Statement ${count}`, 'multiline', { span: 2 }),
        d.own(`s${count}.date`, 'Date', 'date'),
      ),
      d.signatures([{ name: `owner${count}`, role: `Owner ${count}` }]),
    ],
    ['Statement', 'Owner'],
  ],
])('keeps %s, wherever they fall on the page', async (_, blocksFor, together) => {
  const parts = counts.map((count) => {
    const filler = Array.from({ length: count }, (_each, index) => d.p(`Paragraph ${index}`))
    // Later text fills a second page, so that the space between paragraphs does not shrink.
    return d.part(`Part ${count}`, [...filler, ...blocksFor(count), ...filler.slice(0, 18)])
  })
  const { pages } = await readModel({ ...documentOf(), parts })
  const isOn = (text: string) => (page: ReadPdf['pages'][number]) =>
    page.text.some((found) => found.text.trim().replace(/,$/, '') === text)
  expect(pages.length).toBeGreaterThan(counts.length)
  for (const count of counts) {
    const found = together.map((word) => pages.findIndex(isOn(`${word} ${count}`)))
    expect(new Set(found).size).toBe(1)
  }
})

const sentence = 'The work follows the published instructions of the manufacturer and the code. '

test.each([
  ['a paragraph', d.p(sentence.repeat(120), 'Lead.'), 2],
  ['a list item', d.bullets('Short', sentence.repeat(120)), 3],
  ['a clause', d.clauses(['Long', sentence.repeat(120), 'initials.long']), 2],
  ['a callout', d.note('Long', sentence.repeat(60), sentence.repeat(60)), 4],
])('%s longer than a page continues on the next, in one structure element', async (_, block, elements) => {
  const model = documentOf(d.section('Before'), block, d.p('After'))
  const bytes = await checked(model, 'PDF')
  const { pages } = readPdf(bytes)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.map(textOf).join(' ').split('instructions').length - 1).toBe(120)
  expect(textOf(pages[0])).toContain('Before')
  expect(textOf(pages[0])).toContain('instructions')
  expect(textOf(pages.at(-1))).toContain('After')
  const texts = structureIn(new PdfFile(bytes)).filter(({ S }) => S instanceof Name && /^(P|LBody)$/.test(S.name))
  expect(texts).toHaveLength(elements)
})

test('gives totals the space they may need, beyond the last column', async () => {
  const columns = [
    d.column('what', 'What', 'text', { width: 9 }),
    d.column('total', 'Total', 'currency', { width: 0.1 }),
  ]
  const totals = [d.total('sum.total', 'Total', d.sum('line', 'total'), { strong: true })]
  const rows = [{ what: 'Roof', total: 9999999.99 }]
  const [page] = (await readModel(documentOf(d.table('line', 'Lines', columns, rows, { totals })))).pages
  const widthOf = (name: string) => {
    const [left = 0, , right = 0] = page?.widgets.find((widget) => widget.name === name)?.rect ?? []
    return right - left
  }
  expect(widthOf('sum.total')).toBeGreaterThan(82)
  expect(widthOf('line.1.total')).toBeGreaterThan(65)
})

test('opens a titled part with the title too, without the introduction, behind a page for the office', async () => {
  const parts = [d.part('Cover', [d.p('First')], { audience: 'office' }), d.titledPart('Contract', [d.p('Second')])]
  const { pages } = await readModel(modelOf(parts, { title: 'Roof contract', intro: 'How to use it.' }))
  expect(pages.map(textOf)).toEqual([
    expect.stringMatching(/Roof contract.*How to use it.*First/),
    expect.stringMatching(/^Roof contract.*Second/),
  ])
  expect(textOf(pages[1])).not.toContain('How to use it')
  expect(nodesIn(pages[1]!.tree).filter(({ role }) => role === 'H1')).toHaveLength(1)
})

test('names the party of each signature in the structure tree', async () => {
  const file = new PdfFile(await renderPdf(documentOf(d.signatures([{ name: 'owner', role: 'Property owner' }]))))
  const titles = structureIn(file).flatMap(({ T }) => (T === undefined ? [] : [pdfText(file.get(T))]))
  expect(titles).toContain('Property owner')
})

test('uses the given heading for the items of a checklist', async () => {
  const block = d.checklist('consent', ['Texts about my job'], ['Yes', 'No'], [], { itemLabel: 'Purpose' })
  const [page] = (await readModel(documentOf(block))).pages
  expect(textOf(page)).toContain('Purpose')
  expect(textOf(page)).not.toContain('Item')
})

test('calculates a row by its own formula, even in a printed column', async () => {
  const columns = [
    d.column('what', 'What', 'text', { fixed: true }),
    d.column('qty', 'Quantity', 'number', { fixed: true }),
  ]
  const block = d.table('item', 'Items', columns, [{ what: 'Shingles', qty: 4 }, { what: 'Nails' }])
  const rows = block.rows.map((row, index) =>
    'cells' in row && index === 1 ? { ...row, formulas: { qty: d.mul(d.ref('item.1.qty'), 320) } } : row,
  )
  const { order, fields: found } = await readModel(documentOf({ ...block, rows }))
  expect(order).toEqual(['item.2.qty'])
  expect(found['item.2.qty']?.[0]?.value).toBe('1280')
})

test('shows filled-in values', async () => {
  const model: DocumentModel = {
    ...documentOf(
      { ...d.tickList('bring', ['Ladder', 'Harness']), values: { 'bring.2.answer': true } },
      d.fields(1, d.field('estimate.date', { value: '2026-03-09' }), d.field('insurance.deductible', { value: 1500 })),
      { ...d.signatures([{ name: 'owner', role: 'Owner' }]), values: { 'owner.printedName': 'Ana Müller' } },
    ),
    letterhead: 'full',
    company: { 'company.name': 'Smith & Sons Roofing' },
  }
  const { fields: found, pages } = await readModel(model)
  expect(found['company.name']?.[0]?.value).toBe('Smith & Sons Roofing')
  expect(found['bring.2.answer']?.[0]?.value).toBe('Yes')
  expect(found['bring.1.answer']?.[0]?.value).toBe('Off')
  expect(found['estimate.date']?.[0]?.value).toBe('03/09/2026')
  expect(found['insurance.deductible']?.[0]?.value).toBe('1500')
  expect(found['owner.printedName']?.[0]?.value).toBe('Ana Müller')
  expect(pages[0]?.widgets.map(({ type }) => type)).toContain('Sig')
})

test('rejects input that would render incorrectly', async () => {
  await expect(renderPdf(documentOf(d.fields(1, d.own('a', 'A'), d.own('a.b', 'B'))))).rejects.toThrow('Field a')
  const twice = d.fields(1, d.own('x', 'X'), d.own('x', 'X', 'select', { options: ['1'] }))
  await expect(renderPdf(documentOf(twice))).rejects.toThrow('Field x')
  await expect(renderPdf(documentOf(d.p('Slope ≈ 4:12')))).rejects.toThrow('≈')
  await expect(renderPdf(documentOf(d.p('Hi {nobody.knows}')))).rejects.toThrow('nobody.knows')
  await expect(renderPdf(documentOf(d.p('≈ {customer.name}')))).rejects.toThrow('≈')
  const columns = [d.column('say', 'Say', 'text', { fixed: true })]
  const cell = d.table('talk', 'Talk', columns, [{ say: 'Good morning, {customer.firstName}' }])
  await expect(renderPdf(documentOf(cell))).rejects.toThrow('Good morning')
})

test('takes the company’s color in place of its own', async () => {
  const model = documentOf(d.section('Scope'), d.p('Text'))
  const inkOf = async (document: DocumentModel) => {
    const file = new PdfFile(await renderPdf(document))
    const [page] = file.pages()
    return new Set(file.content(page?.Contents).match(/(?:[\d.]+ ){3}(?:rg|RG|scn|SCN)/g))
  }
  const [own, company] = [await inkOf(model), await inkOf({ ...model, accent: '005A9C' })]
  const colors = (inks: Set<string>) => [...inks].map((ink) => ink.split(' ').slice(0, 3).map(Number))
  const close = (a: number[], b: number[]) => a.every((channel, index) => Math.abs(channel - b[index]!) < 0.01)
  const [theirs, ours] = [
    [0, 90 / 255, 156 / 255],
    [154 / 255, 52 / 255, 18 / 255],
  ]
  expect(colors(own).some((color) => close(color, ours))).toBe(true)
  expect(colors(company).some((color) => close(color, theirs))).toBe(true)
  expect(colors(company).some((color) => close(color, ours))).toBe(false)
})

test('leaves the model unchanged', async () => {
  const model = sampleDocument()
  const before = JSON.stringify(model)
  await renderPdf(model)
  expect(JSON.stringify(model)).toBe(before)
})
