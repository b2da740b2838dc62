/** Every way out of a document says a merged value in the same words. */
import { strFromU8, unzipSync } from 'fflate'
import { choice, fields, own, p, part } from '@/lib/documents/author'
import { customerCopy } from '@/lib/documents/customer-copy'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind } from '@/lib/documents/model'
import { renderDocx } from '@/lib/documents/render/docx'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { plainText } from '@/lib/fill/output'
import { settleTexts } from '@/lib/fill/settle-texts'
import { formIn, readModel } from './render/pdf/read-pdf'
import { checked, modelOf, partOf } from './model-helpers'

const text =
  'On {storm.day} there was {storm.kind} for {storm.hours} hours. Mind {site.place}. We did it by {site.how}, at {site.share}, for {site.price}. {site.how}.'
const model = modelOf([
  part('Letter', [p(text)]),
  part(
    'Office',
    [
      fields(
        2,
        own('storm.day', 'Day', 'date'),
        choice('storm.kind', 'What came', ['Hail', 'Hail and wind']),
        own('storm.hours', 'Hours', 'number', { decimals: 1 }),
        own('site.place', 'Place', 'text', { phrase: true }),
        own('site.how', 'How', 'text', { phrase: true }),
        own('site.share', 'Share', 'percent', { decimals: 1 }),
        own('site.price', 'Price', 'currency'),
      ),
    ],
    { audience: 'office' },
  ),
])
const values = {
  'storm.day': '2026-11-23',
  'storm.kind': 'Hail and wind',
  'storm.hours': 4,
  'site.place': 'The driveway.',
  'site.how': 'Hose test',
  'site.share': 0.11,
  'site.price': 1250,
}
const filled = fill(model, values)
const said =
  'On November 23, 2026 there was hail and wind for 4 hours. Mind the driveway. We did it by hose test, at 11%, for $1,250.00. Hose test.'
const shownInBoxes: Record<string, string> = {
  'storm.day': '11/23/2026',
  'storm.kind': 'Hail and wind',
  'storm.hours': '4.0',
  'site.place': 'The driveway.',
  'site.how': 'Hose test',
  'site.share': '11.0%',
  'site.price': '$1,250.00',
}

test('a PDF, and its form when somebody types into a blank one', async () => {
  expect((await readModel(filled)).fields['wording.1']?.[0]?.value).toBe(said)
  const { texts, run } = formIn(await readModel(model))
  const typed = { ...shownInBoxes, 'storm.hours': '4', 'site.share': '11', 'site.price': '1250' }
  expect(run(new Map([...texts, ...Object.entries(typed)])).get('wording.1')).toBe(said)
})

test('a Word file, whose boxes keep what was typed and share it with the sentence', async () => {
  const parts = unzipSync(await checked(filled, 'Word'))
  const body = strFromU8(parts['word/document.xml']!)
  const at = body.indexOf('On </w:t>')
  const sentence = body.slice(body.lastIndexOf('<w:p>', at), body.indexOf('</w:p>', at))
  expect([...sentence.matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)].map(([, words]) => words).join('')).toBe(said)
  const store = strFromU8(parts['customXml/item1.xml']!)
  for (const stored of ['2026-11-23', 'Hail and wind', '4.0', 'The driveway.', 'Hose test'])
    expect(store).toContain(`>${stored}<`)
  expect(sentence.match(/<w:dataBinding /g)).toHaveLength(8)
  expect(sentence).toContain('<w:dateFormat w:val="MMMM d, yyyy"/>')
  expect(sentence).toContain('<w:listItem w:displayText="hail and wind" w:value="Hail and wind"/>')
  expect(body.slice(body.indexOf(sentence) + sentence.length)).toContain('<w:dateFormat w:val="MM/dd/yyyy"/>')
})

test('a text too long for a list of Word, or of several lines, stands alone in its sentence', async () => {
  const long = `The driveway, ${'and more, '.repeat(30)}and so on`
  const bytes = await renderDocx(fill(model, { ...values, 'site.place': long }))
  const body = partOf(bytes, 'word/document.xml')
  const control = body.slice(body.indexOf('Mind '), body.indexOf(' We did it by'))
  expect(control).toContain('>the driveway, and more,')
  expect(control).not.toContain('<w:dataBinding')
})

test('a workbook, the customer’s copy, blank and filled, and the text for an email', () => {
  const words = planWorkbook(filled).sheets.flatMap(({ cells }) => cells.map(({ value }) => value))
  expect(words).toContain(said)
  expect(blocksOfKind(customerCopy(settleTexts(filled)), 'paragraph')[0]?.text).toBe(said)
  expect(plainText(filled, (name) => shownInBoxes[name] ?? '')).toBe(said)
  const asked = blocksOfKind(customerCopy(model), 'fields')[0]?.fields ?? []
  const phrases = asked.filter(({ phrase }) => phrase).map(({ name }) => name)
  expect(phrases).toEqual(['storm.kind', 'site.place', 'site.how'])
})
