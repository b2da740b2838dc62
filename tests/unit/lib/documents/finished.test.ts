/** A filled document leaves the device without what nobody filled in. */
import { templateContents } from '@/lib/catalogue/contents'
import { verify } from '@/lib/documents'
import * as d from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import { cellsOf } from '@/lib/documents/calc/cells'
import { columnOf } from '@/lib/documents/cell-names'
import { fill, slotsOf } from '@/lib/documents/fill'
import { finished } from '@/lib/documents/finished'
import { blocksOf, blocksOfKind, dataRows, type DocumentModel, type Value } from '@/lib/documents/model'
import { exampleOf } from '@/lib/examples'
import { renderJob } from '@/lib/fill/render-job'
import { documentOf } from '@/tests/support/block-document'
import { spread } from '@/tests/support/chosen'
import { fc } from '@/tests/support/fast-check'
import { byLength } from '@/tests/support/random-fills'
import { sampleDocument } from '@/tests/support/sample-document'
import { finder } from '@/tests/support/template-reader'
import { readPdf, textOf } from './render/pdf/read-pdf'
import { columnsOf, entriesOf, modelOf } from './model-helpers'

type Typed = Readonly<Record<string, Value>>

const find = finder(templateContents)
const copyOf = (model: DocumentModel, typed: Typed): DocumentModel => finished(fill(model, typed), typed)
const tableIn = (model: DocumentModel, name: string) =>
  blocksOfKind(model, 'table').find((table) => table.name === name)
const rowsOf = (model: DocumentModel, name: string) => dataRows(tableIn(model, name)!)
const inspected = (name: string) =>
  d.checklist(name, ['Valleys', 'Boots', 'Ridge', 'Vents'], ['Pass', 'Fix', 'N/A'], [d.extra('photo', 'Photo')])

describe('the priced lines of an estimate', () => {
  const estimates = templateContents.filter(
    ({ kind, document }) =>
      kind !== 'invoicing' &&
      blocksOfKind(document(), 'table').some(
        ({ name, columns }) => name === 'cost' && columns.some(({ key }) => key === 'work'),
      ),
  )
  const shingle = find('asphalt-shingles-residential-replacement-estimate').document()

  /** Two lines with price, one with a price and no quantity, one of the free lines with words alone, and one set to 0. */
  function entriesFor(model: DocumentModel): Record<string, Value> {
    const count = rowsOf(model, 'line').length
    return {
      'price.overhead': 0.1,
      'price.profit': 0.1,
      'cost.1.typed': 2,
      'cost.1.each': 120.5,
      'cost.3.typed': 4,
      'cost.3.work': 61.25,
      'cost.3.kind': 'Labor',
      'cost.5.each': 9,
      'cost.6.typed': 0,
      'cost.6.work': 10,
      [`line.${count - 5}.description`]: 'Satellite dish reset',
    }
  }

  test('stay where they have a figure or typed words, on the customer’s page and at the office', () => {
    const short = copyOf(shingle, entriesFor(shingle))
    const [lines, cost] = [rowsOf(short, 'line'), rowsOf(short, 'cost')]
    expect(lines.length).toBeLessThan(rowsOf(shingle, 'line').length / 2)
    expect(lines.map(({ cells }) => cells.description)).toContain('Satellite dish reset')
    expect(cost.filter(({ cells }) => cells.each === 9)).toHaveLength(1)
    // A unit that both pages show is still one cell.
    const shared = cost.flatMap(({ same = {} }) => Object.values(same))
    expect(shared.filter((name) => !cellsOf(short).has(name))).toEqual([])
  })

  const cases = spread(estimates, 12).map(({ slug, document }) => [slug, document] as const)

  test.each(cases)('%s comes to the same without its empty lines', (_, document) => {
    const model = document()
    const values = entriesFor(model)
    const short = copyOf(model, values)
    expect(rowsOf(short, 'line').length).toBeLessThan(rowsOf(model, 'line').length)
    // What is calculated or, where a row is gone, given: the same but for what was blank.
    const filled = fill(model, values)
    const cells = cellsOf(short)
    const results = evaluate(short)
    const changed = [...evaluate(filled)].filter(([name, result]) => {
      const cell = cells.get(name)
      if (/\.\d+\.[^.]+$/.test(name) || !cell || cell.type === 'date') return false
      return (cell.formula ? results.get(name) : (cell.value ?? null)) !== result
    })
    expect(changed).toEqual([])
  })

  test.each(cases)('%s shows the customer the sum of each section, and of added lines', (_, document) => {
    const model = document()
    const filled = fill(model, entriesFor(model))
    const results = evaluate(filled)
    const cents = (value: unknown) => Math.round(Number(value ?? 0) * 100)
    const sumOf = (table: string, key: string) =>
      rowsOf(filled, table).reduce((sum, _row, index) => sum + cents(results.get(`${table}.${index + 1}.${key}`)), 0)
    const isBySection = tableIn(model, 'section') !== undefined
    if (isBySection) expect(sumOf('section', 'price')).toBe(sumOf('line', 'total'))
    expect(sumOf('line', 'total')).toBe(cents(results.get('totals.subtotal')))
    expect(sumOf('line', 'total')).toBeGreaterThan(0)
  })

  test('are named in their section where they have an amount', () => {
    const texts = rowsOf(copyOf(shingle, entriesFor(shingle)), 'section').map(({ cells }) => String(cells.work))
    expect(texts.some((text) => text.includes(': '))).toBe(true)
    expect(texts.join(' ').length).toBeLessThan(
      rowsOf(shingle, 'section')
        .map(({ cells }) => cells.work)
        .join(' ').length,
    )
  })

  test('stay as they are for the pen, where no list is begun', () => {
    for (const values of [{}, { 'customer.name': 'Rosa Peña' }] as Typed[]) {
      const filled = fill(shingle, values)
      expect(finished(filled, values)).toBe(filled)
    }
  })

  test.each(['PDF', 'Word'] as const)('a %s file of the form is without them, and passes its check', async (format) => {
    const values = entriesFor(shingle)
    const job = { model: shingle, entries: entriesOf(values), company: {}, today: null, format }
    const filled = { ...fill(shingle, values), filled: true as const }
    expect(await verify((await renderJob(job)).bytes, finished(filled, values), format)).toEqual([])
    for (const whole of [{ forScreen: true }, { allLines: true }])
      expect(await verify((await renderJob({ ...job, ...whole })).bytes, filled, format)).toEqual([])
  })
})

test('an inspection’s lines with a finding stay, the others are counted up, and unanswered ones are never fine', () => {
  const [before, own] = [d.p('Rate each line.'), d.fields(1, d.own('sum.fix', 'To fix', 'number'))]
  const formula = d.count('walk', { key: 'answer', equals: 'Fix' })
  const counted = { ...own, fields: own.fields.map((field) => ({ ...field, formula })) }
  const model = modelOf([d.part('Report', [counted, d.section('Walk'), before, inspected('walk')])])
  const typed = { 'walk.1.answer': 'Pass', 'walk.2.answer': 'Fix', 'walk.2.photo': '3', 'walk.3.answer': 'N/A' }
  const copy = copyOf(model, typed)
  const [fields, , , list, ...sentences] = blocksOf(copy)
  expect(fields).toMatchObject({ fields: [{ name: 'sum.fix', value: 1 }] })
  expect(list).toMatchObject({ items: [{ text: 'Boots' }], values: { 'walk.1.answer': 'Fix', 'walk.1.photo': '3' } })
  expect(sentences).toEqual([
    { kind: 'paragraph', lead: 'Looked at, nothing found:', text: 'Valleys.' },
    { kind: 'paragraph', lead: 'Not on this roof:', text: 'Ridge.' },
    { kind: 'paragraph', lead: 'Not looked at:', text: 'Vents.' },
  ])
  // With a note, a line that passed stays a line.
  expect(blocksOfKind(copyOf(model, { ...typed, 'walk.1.photo': '1' }), 'checklist')[0]?.items).toHaveLength(2)
})

test('what a safety record asks stays with its answer; its empty names, actions and frames go', () => {
  const action = d.table('action', 'Actions', columnsOf({ action: 'text', who: 'text' }), [], { blankRows: 3 })
  const duty = d.table('duty', 'Duties', columnsOf({ duty: 'text', who: 'text' }), [{ duty: 'Rescue' }], {
    blankRows: 2,
  })
  const crew = d.table('crew', 'Crew', columnsOf({ name: 'text', signature: 'text' }), [], { blankRows: 3 })
  const asked = d.fields(1, d.own('wind.limit', 'Wind limit'))
  const part = (cited: string) =>
    d.part(
      'Safety',
      [d.p(cited), asked, inspected('walk'), duty, crew, d.section('Open'), action, d.photos('site', 'Site', 4)],
      {
        audience: 'crew',
      },
    )
  const typed = { 'walk.1.answer': 'Pass', 'duty.2.duty': 'First aid' }
  const kindsOf = (cited: string) => blocksOf(copyOf(modelOf([part(cited)]), typed)).map(({ kind }) => kind)
  const record = copyOf(modelOf([part('29 CFR 1926.501(b)')]), typed)
  expect(blocksOf(record).map(({ kind }) => kind)).toEqual(['paragraph', 'fields', 'checklist', 'table', 'table'])
  expect(blocksOfKind(record, 'checklist')[0]?.items).toHaveLength(4)
  expect(rowsOf(record, 'duty').map(({ cells }) => cells.duty)).toEqual(['Rescue', 'First aid'])
  // Nobody is in the list of those who sign: it is for the pen. With a name, the other rows go.
  expect(rowsOf(record, 'crew')).toHaveLength(3)
  const signers = copyOf(modelOf([part('29 CFR 1926.501(b)')]), { ...typed, 'crew.2.name': 'Luis Herrera' })
  expect(rowsOf(signers, 'crew')).toEqual([{ cells: { name: 'Luis Herrera' } }])
  expect(kindsOf('No standard')).toEqual(['paragraph', 'paragraph', 'paragraph', 'table', 'table'])
})

test('a contract keeps clauses, initials, signatures, and the fields next to a required one', () => {
  const required = { ...d.own('price', 'Price', 'currency'), required: true }
  const parts = [
    d.part('Contract', [
      d.section('Price'),
      d.fields(2, required, d.own('late', 'Late fee', 'currency')),
      d.section('More'),
      d.p('These are not agreed.'),
      d.fields(1, d.own('more', 'More')),
      d.fields(1, d.own('by', 'Customer’s initials')),
      d.section('None'),
      d.table('none', 'None', columnsOf({ what: 'text' }), [], { blankRows: 2 }),
      d.clauses(['Scope', 'As written.', 'initials.scope']),
      d.signatures([{ name: 'owner', role: 'Owner' }]),
    ]),
    d.part('Office', [d.section('Notes'), d.p('For us.'), d.fields(1, d.own('note', 'Note'))], { audience: 'office' }),
    d.part('Tasks', [d.table('task', 'Tasks', columnsOf({ task: 'text' }), [], { blankRows: 2 })]),
  ]
  const copy = copyOf(modelOf(parts), { 'task.2.task': 'Tarp' })
  expect(copy.parts.map(({ name }) => name)).toEqual(['Contract', 'Tasks'])
  expect(copy.parts[0]?.blocks.map((block) => ('text' in block ? block.text : block.kind))).toEqual([
    ...['Price', 'fields', 'More', 'These are not agreed.', 'fields', 'None', 'clauses', 'signatures'],
  ])
  expect(blocksOfKind(copy, 'fields').map(({ fields }) => fields.map(({ name }) => name))).toEqual([
    ['price', 'late'],
    ['by'],
  ])
  expect(rowsOf(copy, 'task')).toEqual([{ cells: { task: 'Tarp' } }])
})

test('a row stays for an answer alone; required tables stay; frames go behind the last one that is used', () => {
  const found = d.column('found', 'Found', 'select', { options: ['Yes', 'No'] })
  const columns = [...columnsOf({ what: 'text', photo: 'text' }), found]
  const model = modelOf([
    d.part('Report', [
      d.table('seen', 'Seen', columns, [{ what: 'Moss' }, { what: 'Rust' }]),
      d.table('must', 'Must', columnsOf({ a: 'text' }), [], { blankRows: 2, required: true }),
      d.subsection('Photographs'),
      d.photos('photo', 'Photographs', 6),
    ]),
  ])
  const copy = copyOf(model, { 'seen.2.found': 'No', 'photo.3.place': 'Ridge' })
  expect(rowsOf(copy, 'seen')).toEqual([{ cells: { what: 'Rust', found: 'No' } }])
  expect(rowsOf(copy, 'must')).toHaveLength(2)
  expect(blocksOfKind(copy, 'images')[0]?.count).toBe(3)
  const picture = { type: 'image/png', bytes: new Uint8Array(), width: 1, height: 1, alt: '' } as const
  const seen = finished({ ...model, pictures: { 'photo.5.image': picture } }, {})
  expect(blocksOf(seen).map((block) => ('count' in block ? block.count : block.kind))).toEqual(['table', 'heading', 5])
})

test('a form that asks for no list is finished with its required fields, one with an untouched list is for the pen', () => {
  const sum = { ...d.own('sum', 'Sum', 'currency'), required: true }
  const more = d.table('more', 'More', columnsOf({ a: 'text' }), [], { blankRows: 2 })
  const receipt = (cited: string, list: d.Block) =>
    modelOf([d.part('A', [d.p(cited), d.fields(1, sum), list], { audience: 'crew' })])
  const kindsOf = (model: DocumentModel, typed: Typed) => blocksOf(copyOf(model, typed)).map(({ kind }) => kind)
  expect(kindsOf(receipt('Paid.', more), { sum: 5 })).toEqual(['paragraph', 'fields'])
  expect(kindsOf(receipt('Paid.', { ...more, required: true }), { sum: 5 })).toHaveLength(3)
  expect(kindsOf(receipt('29 CFR 1926.501', more), { sum: 5 })).toHaveLength(3)
  expect(kindsOf(receipt('Paid.', more), { 'company.name': 'Ridge' })).toHaveLength(3)
})

/** Typed values that the copy does not show: texts and figures are each typed once, choices are counted by column. */
function lostIn(copy: DocumentModel, blank: DocumentModel, typed: Typed): string[] {
  const held = blocksOf(copy).flatMap((block) => ('values' in block ? Object.entries(block.values ?? {}) : []))
  const cells = [...cellsOf(copy).values()].map(({ name, value }) => [name, value] as const)
  const shown = new Set([...held, ...cells].map(([name, value]) => `${columnOf(name)}=${value}`))
  const answers = new Map<string, string>(
    blocksOfKind(blank, 'checklist').flatMap(({ name, items }) =>
      items.map(({ text }, index) => [`${name}.${index + 1}.answer`, text] as const),
    ),
  )
  const words = JSON.stringify(copy.parts)
  const isShown = ([name, value]: [string, Value]): boolean => {
    const line = answers.get(name)
    if (line !== undefined && words.includes(JSON.stringify(line).slice(1, -1).replace(/\.$/, ''))) return true
    // The letterhead has the company's data.
    return name.startsWith('company.') || value === '' || shown.has(`${columnOf(name)}=${value}`)
  }
  return Object.entries(typed)
    .filter((entry) => !isShown(entry))
    .map(([name, value]) => `${name}: ${value}`)
}

describe('nothing that is typed is missing from the copy', () => {
  const drawn = [sampleDocument(), ...spread(byLength.slice(0, 120), 4).map(({ model }) => model)]

  test.each(drawn.map((model) => [model.title, model] as const))('%s, whatever is typed', (_, model) => {
    const asked = [...slotsOf(model)].filter(
      ([name, { calculated, printed }]) => !calculated && !printed && !name.startsWith('company.'),
    )
    const valueOf = (name: string, at: number): Value => {
      const { type, options = [] } = slotsOf(model).get(name)!
      if (type === 'check') return true
      if (type === 'select') return options[at % options.length] ?? ''
      if (type === 'date') return `2026-03-${String((at % 28) + 1).padStart(2, '0')}`
      return ['number', 'currency', 'percent'].includes(type) ? (at + 1) / 1000 : `text ${at}`
    }
    const names = fc.subarray(asked.map(([name]) => name))
    fc.assert(
      fc.property(names, (chosen) => {
        const typed = Object.fromEntries(chosen.map((name, at) => [name, valueOf(name, at)]))
        const filled = fill(model, typed)
        const copy = finished(filled, typed)
        expect(lostIn(copy, model, typed)).toEqual([])
        expect(finished(filled, typed)).toEqual(copy)
      }),
      { numRuns: 40 },
    )
  })

  const kinds = [
    'asphalt-shingles-annual-maintenance-inspection',
    'asphalt-shingles-daily-safety-checklist',
    'asphalt-shingles-commercial-replacement-estimate',
    'asphalt-shingles-residential-contract',
  ]

  test.each(kinds)('%s with its example is no longer than with all lines', async (slug) => {
    const model = find(slug).document()
    const values = exampleOf(find(slug), model)
    const filled = { ...fill(model, values), filled: true as const }
    const copy = finished(filled, values)
    const answered = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0 && value !== false))
    expect(lostIn(copy, model, answered)).toEqual([])
    const job = { model, entries: entriesOf(values), company: {}, today: null }
    const [pdf, all] = [
      await renderJob({ ...job, format: 'PDF' }),
      await renderJob({ ...job, format: 'PDF', allLines: true }),
    ]
    expect(await verify(pdf.bytes, copy, 'PDF')).toEqual([])
    expect(await verify((await renderJob({ ...job, format: 'Word' })).bytes, copy, 'Word')).toEqual([])
    const saved = readPdf(all.bytes).pages.length - readPdf(pdf.bytes).pages.length
    expect(saved).toBeGreaterThanOrEqual(slug.includes('inspection') ? 1 : 0)
  })
})

describe('blocks of one answer', () => {
  const asked = d.choice('insurance.job', 'Insurance job', ['No', 'Yes'])
  const model = documentOf(
    d.section('Customer'),
    d.fields(2, d.own('customer', 'Customer'), asked),
    d.section('If insurance pays'),
    ...d.onlyIf('insurance.job', ['Yes'], d.p('You owe your deductible.'), d.fields(1, d.own('carrier', 'Carrier'))),
  )
  const headings = (copy: DocumentModel) => blocksOfKind(copy, 'heading').map(({ text }) => text)

  test('leave a finished copy with their heading where the answer is another, and stay while it is open', () => {
    expect(headings(copyOf(model, { customer: 'Rivera', 'insurance.job': 'No' }))).toEqual(['Customer'])
    for (const answer of [{ 'insurance.job': 'Yes' }, {}] as Typed[]) {
      const copy = copyOf(model, { customer: 'Rivera', carrier: 'Mutual', ...answer })
      expect(headings(copy)).toEqual(['Customer', 'If insurance pays'])
      expect(blocksOfKind(copy, 'paragraph').map(({ text }) => text)).toEqual(['You owe your deductible.'])
    }
  })

  test('are there in a blank form', () => expect(copyOf(model, {}).parts).toEqual(model.parts))
})

test.each([
  ['Yes', { 'insurance.job': 'Yes' }, true],
  ['the insurer alone', { 'insurance.carrier': 'Mutual' }, true],
  ['No', { 'insurance.job': 'No' }, false],
  ['nothing', {}, false],
])('the insurance note of an estimate, with %s', async (_, insurance, isPrinted) => {
  const model = find('asphalt-shingles-residential-replacement-estimate').document()
  const values: Typed = { 'cost.1.typed': 2, 'cost.1.each': 120, 'notices.official': null, ...insurance }
  const entries = entriesOf(values)
  const job = { model, entries, company: {}, today: null, format: 'PDF', fileFor: 'customer' } as const
  const text = readPdf((await renderJob(job)).bytes)
    .pages.map(textOf)
    .join(' ')
  expect(text.includes('You owe your deductible in full')).toBe(isPrinted)
})
