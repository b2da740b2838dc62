import { p, part, photos, section, table, titledPart, sum, total } from '@/lib/documents/author'
import type { DocumentModel, Part } from '@/lib/documents/model'
import { columnsOf, modelOf } from '../../model-helpers'
import { openDocx } from './open-docx'

const model = (parts: Part[], more: Partial<DocumentModel> = {}) =>
  modelOf(parts, { title: 'Roof Report', intro: 'How to use it.', letterhead: 'full', ...more })

const sectionsIn = (body: string): string[] => body.split(/<w:sectPr>[\s\S]*?<\/w:sectPr>/).slice(0, -1)
const office = { audience: 'office' } as const

test('parts of one paper share a section and its page numbers; a change of reader starts both anew', async () => {
  const { body, parts } = await openDocx(
    model([part('A', [section('One')]), part('B', [section('Two')]), part('C', [section('Three')], office)]),
  )
  expect(sectionsIn(body)).toHaveLength(2)
  expect(body.match(/<w:pgNumType w:start="1"\/>/g)).toHaveLength(2)
  expect(body).toMatch(/<w:pStyle w:val="Heading1"\/><w:pageBreakBefore\/><\/w:pPr>[^/]*>Two</)
  for (const footer of ['word/footer1.xml', 'word/footer2.xml']) expect(parts[footer]).toContain(' SECTIONPAGES ')
})

test('a part that follows starts on the same page; a paper in two orientations has no total, which Word would get wrong', async () => {
  const { body, parts } = await openDocx(model([part('A', [p('a')]), part('B', [p('b')], { landscape: true })]))
  expect(sectionsIn(body)).toHaveLength(2)
  expect(body.match(/<w:pgNumType w:start="1"\/>/g)).toHaveLength(1)
  expect(parts['word/footer2.xml']).toContain(' PAGE ')
  expect(parts['word/footer2.xml']).not.toContain('SECTIONPAGES')
  const follows = model([part('A', [section('One')]), part('B', [section('Two')], { follows: true })])
  expect((await openDocx(follows)).body).toMatch(/<w:pStyle w:val="Heading1"\/><\/w:pPr>[^/]*>Two</)
})

test('the first customer paper has the full letterhead, all others the compact one', async () => {
  const { body } = await openDocx(
    model([part('A', [p('a')], office), part('B', [p('b')]), part('C', [p('c')], { audience: 'crew' })]),
  )
  const fields = sectionsIn(body).map((xml) =>
    [...xml.matchAll(/<w:tag w:val="company\.(\w+)"/g)].map(([, name]) => name),
  )
  const compact = ['logo', 'name', 'phone', 'license']
  expect(fields).toEqual([compact, ['logo', 'name', 'address', 'phone', 'email', 'license'], compact])
})

test('what a customer gets carries his contractor’s name, not our title', async () => {
  const { parts } = await openDocx(model([part('Letter', [p('a')]), part('Notes', [p('b')], office)]))
  expect(parts['word/header1.xml']).not.toContain('<w:t')
  expect(parts['word/footer1.xml']).toContain('<w:tag w:val="company.name"/>')
  expect(parts['word/footer1.xml']).not.toContain('Roof Report')
  expect(parts['word/header2.xml']).toContain('OFFICE COPY')
  expect(parts['word/footer2.xml']).toContain('Roof Report')
})

test('title and introduction open the first part that is not a letter', async () => {
  const letter: Part = { ...part('Letter', [p('Dear Ms. Bell,')]), letter: true }
  const { body } = await openDocx(model([letter, part('Notes', [p('b')], office)]))
  const [first, second] = sectionsIn(body)
  expect(first).not.toMatch(/Roof Report|How to use it/)
  expect(second).toMatch(/"Title"[\s\S]*Roof Report[\s\S]*How to use it/)
})

test('a titled part has the title too, without the introduction, behind a page for the office', async () => {
  const { body } = await openDocx(model([part('Cover', [p('a')], office), titledPart('Contract', [p('b')])]))
  const [cover, contract] = sectionsIn(body)
  expect(cover).toMatch(/"Title"[\s\S]*Roof Report[\s\S]*How to use it/)
  expect(contract).toMatch(/"Title"[\s\S]*Roof Report/)
  expect(contract).not.toContain('How to use it')
})

test('a letter leaves room for a signature', async () => {
  const name = { ...p('Ana Ruiz'), room: 44 }
  const { body } = await openDocx(model([part('Letter', [name])]))
  expect(body).toMatch(/<w:spacing w:before="880"\/><\/w:pPr><w:r><w:t xml:space="preserve">Ana Ruiz</)
})

test('the company’s color is a color of the theme, which headings and totals refer to', async () => {
  const totals = [total('t.sum', 'Sum', sum('line', 'price'), { strong: true })]
  const priced = table('line', 'Lines', columnsOf({ item: 'text', price: 'currency' }), [{}], { totals })
  const { body, parts } = await openDocx(model([part('A', [priced])], { accent: '1D4ED8' }))
  expect(parts['word/theme/theme1.xml']).toContain('<a:accent1><a:srgbClr val="1D4ED8"/></a:accent1>')
  expect(parts['word/styles.xml']).toMatch(
    /w:styleId="Heading1"[\s\S]*?<w:color w:val="1D4ED8" w:themeColor="accent1"\/>/,
  )
  expect(parts['word/styles.xml']).not.toContain('9A3412')
  expect(body).toMatch(/w:fill="EFF3FC" w:themeFill="accent1" w:themeFillTint="12"/)
  expect(body).toMatch(/<w:top [^>]*w:color="1D4ED8"[^>]*w:themeColor="accent1"/)
})

test('frames are picture controls that show the picture of an empty frame', async () => {
  const { bytes, controls, parts, body } = await openDocx(model([part('A', [photos('photo', 'Photos', 4)])]))
  const frames = controls.filter(({ properties }) => properties.includes('<w:picture/>'))
  expect(frames.map(({ tag }) => tag)).toEqual(['company.logo', ...[1, 2, 3, 4].map((n) => `photo.${n}.image`)])
  const shown = [...new Set([...body.matchAll(/r:embed="([^"]*)"/g)].map(([, id]) => id))]
  for (const id of shown) {
    const target = new RegExp(`Id="${id}"[^>]*Target="([^"]*)"`).exec(parts['word/_rels/document.xml.rels']!)?.[1]
    expect(Object.keys(parts)).toContain(`word/${target}`)
  }
  // The logo's picture and one for all four frames.
  expect(shown).toHaveLength(2)
  expect(bytes.length).toBeLessThan(20_000)
})
