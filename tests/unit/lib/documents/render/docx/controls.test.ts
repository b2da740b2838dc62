import * as d from '@/lib/documents/author'
import { sampleDocument } from '@/tests/support/sample-document'
import { openDocx } from './open-docx'
import { documentOf } from '@/tests/support/block-document'

test('the controls carry the field names of the other formats; each answer is a check box titled with it', async () => {
  const { controls } = await openDocx(sampleDocument())
  const tags = controls.map(({ tag }) => tag)
  expect(tags).toEqual(
    expect.arrayContaining([
      'company.name',
      'company.license',
      'customer.name',
      'job.notes',
      'line.1.description',
      'condition.1.answer',
      'condition.3.action',
      'before.5.answer',
      'initials.hiddenDamage',
      'owner.printedName',
      'owner.date',
      'contractor.title',
      'plane.2.rise',
      'takeoff.material',
      'photo.4.caption',
    ]),
  )
  expect(tags).not.toContain('takeoff.1.kind')
  expect(tags).not.toContain('owner.title')
  // What formulas read is plain text, which LibreOffice can calculate with too.
  expect(tags).not.toContain('line.3.price')
  expect(tags).not.toContain('totals.taxRate')
  const boxes = controls.filter(({ tag }) => tag === 'condition.1.answer')
  expect(boxes.map(({ alias }) => alias)).toEqual(['Good', 'Fair', 'Poor', 'N/A'].map((a) => `Granule cover: ${a}`))
  expect(boxes.every(({ properties }) => properties.includes('<w14:checked w14:val="0"/>'))).toBe(true)
})

test('a given answer is checked', async () => {
  const sample = sampleDocument()
  const [first, ...rest] = sample.parts
  const blocks = first!.blocks.map((block) =>
    block.kind === 'checklist'
      ? { ...block, values: { 'condition.1.answer': 'Poor', 'before.2.answer': true } }
      : block,
  )
  const { controls } = await openDocx({ ...sample, parts: [{ ...first!, blocks }, ...rest] })
  const ticked = controls.filter(({ properties }) => properties.includes('<w14:checked w14:val="1"/>'))
  expect(ticked.map(({ alias }) => alias)).toEqual(['Granule cover: Poor', 'Pets indoors: Done'])
})

const controlsOf = async (...fields: d.Field[]) => (await openDocx(documentOf(d.fields(2, ...fields)))).controls

test('text, long text, dates and choices use the matching kind of control', async () => {
  const controls = await controlsOf(
    d.own('a.text', 'Text'),
    d.own('a.long', 'Long', 'multiline', { value: 'one\ntwo & three' }),
    d.own('a.date', 'Date', 'date', { value: '2026-03-09' }),
    d.choice('a.choice', 'Choice', ['Yes', 'No']),
    d.choice('a.closed', 'Closed', ['A', 'B'], { closed: true }),
  )
  const [text, long, date, combo, select] = controls
  expect(text!.properties).toContain('<w:text/>')
  expect(text!.blank).toBe(true)
  expect(long!.properties).toContain('<w:text w:multiLine="1"/>')
  expect(long!.text).toBe('one\ntwo & three')
  expect(date!.properties).toContain('w:fullDate="2026-03-09T00:00:00Z"')
  expect(date!.text).toBe('03/09/2026')
  expect(combo!.properties).toMatch(/<w:comboBox>.*<w:listItem w:displayText="No" w:value="No"\/><\/w:comboBox>/)
  expect(select!.properties).toMatch(/<w:dropDownList>.*<w:listItem w:displayText="B" w:value="B"\/><\/w:dropDownList>/)
})

test('money and percentages are formatted', async () => {
  const controls = await controlsOf(
    d.own('a.money', 'Money', 'currency', { value: 1234.5 }),
    d.own('a.rate', 'Rate', 'percent', { value: 0.0825 }),
    d.own('a.count', 'Count', 'number', { value: 12 }),
  )
  expect(controls.map(({ text }) => text)).toEqual(['$1,234.50', '8.25%', '12'])
})

describe('merge fields', () => {
  test('a name from the vocabulary becomes a control with its label as placeholder, an unknown one is refused', async () => {
    const { controls } = await openDocx(documentOf(d.p('Hi {customer.firstName}, welcome.')))
    expect(controls).toHaveLength(1)
    expect(controls[0]).toMatchObject({ tag: 'customer.firstName', text: '[Customer first name]', blank: true })
    await expect(openDocx(documentOf(d.p('Hi {customer.nickname}.')))).rejects.toThrow('{customer.nickname}')
  })

  test('show the value of the field they name', async () => {
    const name = d.own('crew.lead', 'Crew lead', 'text', { value: 'Ana Ruiz' })
    const { controls } = await openDocx(documentOf(d.fields(1, name), d.p('Ask for {crew.lead}.')))
    expect(controls.map(({ text }) => text)).toEqual(['Ana Ruiz', 'Ana Ruiz'])
  })

  test('are gray labels in brackets while blank, and match the surrounding text once filled in', async () => {
    const model = documentOf(
      d.p('{customer.name}, {job.startDate}'),
      d.fields(2, d.field('customer.name'), d.field('job.startDate', { value: '2026-03-09' })),
    )
    const { body, parts } = await openDocx(model)
    const paragraph = body.slice(0, body.indexOf('<w:tbl>'))
    expect(paragraph).toContain('<w:rStyle w:val="PlaceholderText"/></w:rPr><w:t xml:space="preserve">[Customer name]')
    expect(paragraph).toContain('<w:sdtContent><w:r><w:t xml:space="preserve">March 9, 2026')
    expect(parts['word/styles.xml']).toMatch(/w:styleId="PlaceholderText"[\s\S]*?<w:color w:val="6B7280"\/>/)
    expect(parts['word/glossary/styles.xml']).toContain('w:styleId="PlaceholderText"')
  })
})

describe('the data store', () => {
  test('controls with the same name share one value', async () => {
    const model = documentOf(
      d.section('A'),
      d.fields(1, d.field('customer.name')),
      d.p('{customer.name} agrees.'),
      d.fields(1, d.field('customer.name', { value: 'Bo & Co' })),
    )
    const { controls, parts } = await openDocx(model)
    const xpath = `w:xpath="/f:fields[1]/f:customer.name[1]"`
    expect(controls.filter(({ properties }) => properties.includes(xpath))).toHaveLength(3)
    expect(controls.map(({ text }) => text)).toEqual(['Bo & Co', 'Bo & Co', 'Bo & Co'])
    expect(parts['customXml/item1.xml']).toContain('<customer.name>Bo &amp; Co</customer.name>')
  })

  test('dates are stored in ISO form and blanks as empty elements', async () => {
    const date = d.own('a.date', 'Date', 'date', { value: '2026-03-09' })
    const { parts } = await openDocx(documentOf(d.fields(1, date), d.signatures([{ name: 'owner', role: 'Owner' }])))
    expect(parts['customXml/item1.xml']).toContain('<a.date>2026-03-09</a.date>')
    expect(parts['customXml/item1.xml']).toContain('<owner.date/>')
  })

  test('the package declares the store and the placeholder of every blank control', async () => {
    const { controls, parts } = await openDocx(sampleDocument())
    const store = /ds:itemID="([^"]+)"/.exec(parts['customXml/itemProps1.xml']!)![1]
    const bound = controls.filter(({ properties }) => properties.includes('w:dataBinding'))
    expect(bound.every(({ properties }) => properties.includes(`w:storeItemID="${store}"`))).toBe(true)
    const placeholders = controls.flatMap(({ properties }) => /<w:docPart w:val="([^"]+)"/.exec(properties)?.[1] ?? [])
    for (const name of new Set(placeholders)) expect(parts['word/glossary/document.xml']).toContain(`"${name}"`)
    expect(parts['[Content_Types].xml']).toContain('/customXml/itemProps1.xml')
    expect(parts['word/_rels/document.xml.rels']).toContain('../customXml/item1.xml')
  })
})

test('an answer in two places is one answer; answers in one place are bound to nothing', async () => {
  const rated = (name: string) => d.checklist(name, ['Seams'], ['Good', 'Poor'])
  const { controls } = await openDocx(documentOf(rated('roof'), rated('roof'), rated('attic')))
  const bindings = (tag: string) =>
    controls
      .filter((control) => control.tag === tag)
      .map(({ properties }) => /xpath="\/f:fields\[1\]\/f:([^[]+)/.exec(properties)?.[1])
  expect(bindings('roof.1.answer')).toEqual([
    'roof.1.answer.1',
    'roof.1.answer.2',
    'roof.1.answer.1',
    'roof.1.answer.2',
  ])
  expect(bindings('attic.1.answer')).toEqual([undefined, undefined])
})
