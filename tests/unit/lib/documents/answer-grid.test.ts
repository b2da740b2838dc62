import { answerGrid, column, documentModel, own, part, poster, table } from '@/lib/documents/author'
import { fill } from '@/lib/documents/fill'
import { finished } from '@/lib/documents/finished'
import { dataRows } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verifyDocx } from '@/lib/documents/verify/docx'
import { verifyPdf } from '@/lib/documents/verify/pdf'
import { openDocx } from './render/docx/open-docx'

const walk = (items: readonly string[]) =>
  documentModel({
    ...{ title: 'Walk', subject: 'Walk', intro: 'Before anyone climbs.' },
    parts: [
      part(
        'Walk',
        [
          poster(2, own('walk.place', 'Muster point'), own('walk.by', 'By')),
          answerGrid('before', items, { itemLabel: 'Seen on the walk' }),
        ],
        { audience: 'crew' },
      ),
    ],
  })
const three = walk(['Ladder tied', 'Harness on', 'Kit here'])
const filled = fill(three, { 'before.1.answer': 'OK', 'before.2.answer': 'Fix', 'walk.place': 'Mailbox at the street' })

/** The cells of each row of the table that has this text. */
const rowsWith = (body: string, text: string): number[] => {
  const found = [...body.matchAll(/<w:tbl>[\s\S]*?<\/w:tbl>/g)].find(([each]) => each.includes(text))
  return [...(found?.[0] ?? '').matchAll(/<w:tr>[\s\S]*?<\/w:tr>/g)].map(([row]) => row.split('<w:tc>').length - 1)
}

test('a checklist with three answers stands in two halves in Word, each with its boxes', async () => {
  const { body, controls, bytes } = await openDocx(filled)
  expect(rowsWith(body, 'Ladder tied')).toEqual([9, 9, 9])
  expect(controls.filter(({ alias }) => /: (OK|Fix|N\/A)$/.test(alias))).toHaveLength(9)
  expect(await verifyDocx(bytes, filled)).toEqual([])
})

test('its PDF has a choice of one for each line', async () => {
  expect(await verifyPdf(await renderPdf(filled), filled)).toEqual([])
})

test('a single line takes the whole width', async () => {
  const { body } = await openDocx(walk(['Ladder tied']))
  expect(rowsWith(body, 'Ladder tied')).toEqual([4, 4])
})

test('a row can have the text of earlier versions as its key, unless the table has such a column', () => {
  const duty = table(
    'duty',
    'Duties',
    [column('what', 'Duty', 'text')],
    [{ what: 'Calls 911', line: 'Raises the alarm' }],
  )
  expect(dataRows(duty)).toEqual([{ line: 'Raises the alarm', cells: { what: 'Calls 911' } }])
  const lines = table('log', 'Log', [column('line', 'Line', 'text')], [{ line: 'Call of the day' }])
  expect(dataRows(lines)).toEqual([{ cells: { line: 'Call of the day' } }])
})

test('a record that is printed when used stands in the copy once it has a line', () => {
  const columns = [column('what', 'Drill', 'text'), column('by', 'By', 'text')]
  const record = part('Drills', [table('drill', 'Drills', columns, [], { blankRows: 3 })], {
    audience: 'crew',
    whenUsed: true,
  })
  const model = { ...three, parts: [...three.parts, record] }
  const partsOf = (typed: Record<string, string>): string[] =>
    finished({ ...fill(model, typed), filled: true }, typed).parts.map(({ name }) => name)
  expect(partsOf({ 'before.1.answer': 'OK' })).toEqual(['Walk'])
  expect(partsOf({ 'before.1.answer': 'OK', 'drill.1.what': 'Rescue' })).toEqual(['Walk', 'Drills'])
})
