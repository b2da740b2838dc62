import * as d from '@/lib/documents/author'
import { fitWidths, shareWidth } from '@/lib/documents/render/docx/grid'
import { packFields } from '@/lib/documents/render/docx/blocks/fields'
import { sampleDocument } from '@/tests/support/sample-document'
import { openDocx } from './open-docx'
import { documentOf } from '@/tests/support/block-document'

test('each paper is a section that says whose copy it is; tables have styles that alone set lines and padding', async () => {
  const { body, parts } = await openDocx(sampleDocument())
  const sections = [...body.matchAll(/<w:sectPr[\s\S]*?<\/w:sectPr>/g)].map(([xml]) => xml)
  expect(sections.map((xml) => xml.includes('w:orient="landscape"'))).toEqual([false, true, false])
  expect(parts['word/header1.xml']).not.toContain('COPY')
  expect(parts['word/header2.xml']).toContain('OFFICE COPY')
  expect(parts['word/header3.xml']).toContain('CREW COPY')
  // The paragraph that ends a paper opens no page of its own.
  const ends = [...body.matchAll(/<w:p>(?:(?!<w:p>)[\s\S])*?<w:sectPr/g)].map(([xml]) => xml)
  expect(ends).toHaveLength(3)
  for (const end of ends) {
    expect(end).toContain('w:line="20"')
    expect(end).toContain('w:lineRule="exact"')
  }
  const tables = [...body.matchAll(/<w:tblPr>(.*?)<\/w:tblPr>/g)].map(([, properties]) => properties!)
  const styles = [...parts['word/styles.xml']!.matchAll(/<w:style w:type="table"[^>]*w:styleId="(\w+)"/g)]
  expect(tables.length).toBeGreaterThan(5)
  for (const properties of tables) {
    expect(styles.map(([, id]) => id)).toContain(/^<w:tblStyle w:val="(\w+)"\/>/.exec(properties)?.[1])
    expect(properties).not.toMatch(/tblBorders|tblCellMar/)
  }
})

test('two lists are numbered separately', async () => {
  const { body } = await openDocx(documentOf(d.steps('a', 'b'), d.p('x'), d.steps('c')))
  const ids = [...body.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id)
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[0])
})

test('a heading after a page break starts the page; other blocks get a break before them', async () => {
  const render = async (...blocks: Parameters<typeof d.part>[1]) => (await openDocx(documentOf(...blocks))).body
  expect(await render(d.pageBreak, d.section('A'))).toContain('<w:pageBreakBefore/>')
  expect(await render(d.pageBreak, d.section('A'))).not.toContain('<w:br w:type="page"/>')
  expect(await render(d.pageBreak, d.p('A'))).toContain('<w:br w:type="page"/>')
})

test('a paragraph stays with the list, table or fields that it introduces', async () => {
  const kept = async (...blocks: Parameters<typeof d.part>[1]) =>
    (await openDocx(documentOf(...blocks))).body.includes('<w:pStyle w:val="BodyText"/><w:keepNext/>')
  expect(await kept(d.p('Do this:'), d.steps('a'))).toBe(true)
  expect(await kept(d.p('Do this:'), d.checklist('c', ['a'], ['Yes', 'No']))).toBe(true)
  expect(await kept(d.p('Read on.'), d.p('And on.'))).toBe(false)
})

test('a checklist uses the given heading for its items', async () => {
  const block = { ...d.checklist('c', ['a'], ['Yes', 'No']), itemLabel: 'Fall protection' }
  const { body } = await openDocx(documentOf(block))
  expect(body).toContain('>Fall protection<')
  expect(body).not.toContain('>Item<')
})

test('adjacent tables are separated, and the body never ends with a table', async () => {
  const small = (name: string) => d.table(name, name, [d.column('a', 'A', 'text')], [{}])
  const { body } = await openDocx(documentOf(small('one'), small('two')))
  expect(body).not.toMatch(/<\/w:tbl><w:(tbl|sectPr)/)
})

test('markup characters in prices and names are escaped', async () => {
  const { body, parts } = await openDocx({ ...documentOf(d.section('A & B < C')), title: 'Tear-off & <re-roof>' })
  expect(body).toContain('A &amp; B &lt; C')
  expect(parts['docProps/core.xml']).toContain('Tear-off &amp; &lt;re-roof')
})

test('a narrow column grows to fit its longest word at the expense of wide ones; shares are whole and add up', () => {
  expect(shareWidth(100, [1, 1, 1])).toEqual([33, 34, 33])
  const widths = fitWidths(6000, [
    { weight: 9, label: 'Item' },
    { weight: 1, label: 'Manufacturer' },
  ])
  expect(widths[1]).toBeGreaterThan(1500)
  expect(widths[0]! + widths[1]!).toBe(6000)
  const fields = [d.own('a', 'A'), d.own('b', 'B'), d.own('c', 'C', 'text', { span: 2 }), d.own('d', 'D')]
  // The last field of a row takes the remaining width.
  const places = packFields(fields, 3).map((row) => row.map(({ field, span }) => `${field.name} ${span}`).join(', '))
  expect(places).toEqual(['a 1, b 2', 'c 2, d 1'])
})

describe('prescribed words before signatures', () => {
  const signed = documentOf(
    d.notice('Cancel by {cancel.deadline}.\nSee the form.', {
      citation: '1 CFR 1',
      fields: [d.own('cancel.deadline', 'Deadline', 'date', { value: '2026-11-27' })],
      size: 12,
      bold: true,
    }),
    d.signatures([
      { name: 'owner', role: 'Owner' },
      { name: 'contractor', role: 'Contractor' },
      { name: 'coOwner', role: 'Co-owner' },
    ]),
  )
  const paragraphsOf = (body: string): string[] => [...body.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => xml)

  test('the words, the first two signatures and the third stay on one page', async () => {
    const { body } = await openDocx(signed)
    const from = body.indexOf('Cancel by')
    const third = body.indexOf('Co-owner')
    const before = paragraphsOf(body).filter((xml) => {
      const at = body.indexOf(xml)
      return /Notice|Signature/.test(xml) && at + xml.length > from && at < body.lastIndexOf('<w:p>', third)
    })
    expect(before.length).toBeGreaterThan(5)
    expect(before.filter((xml) => !xml.includes('<w:keepNext/>') && /<w:t/.test(xml))).toEqual([])
  })

  test('what is filled in has the size of the words around it', async () => {
    const { controls, body } = await openDocx(signed)
    expect(controls.map(({ tag }) => tag)).toContain('cancel.deadline')
    expect(body).toContain('<w:sdtPr><w:rPr><w:sz w:val="24"/></w:rPr><w:alias w:val="Deadline"/>')
    expect(body).toContain('<w:rPr><w:sz w:val="24"/></w:rPr><w:t xml:space="preserve">November 27, 2026</w:t>')
  })
})
