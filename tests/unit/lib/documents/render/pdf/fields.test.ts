import { templateContents } from '@/lib/catalogue/contents'
import { field, fields, own, section } from '@/lib/documents/author'
import { blocksOfKind, type DocumentModel, type Field, type FieldsBlock } from '@/lib/documents/model'
import { spread } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { readModel, widgetsIn } from './read-pdf'
import { documentOf } from '@/tests/support/block-document'

/** The width of the text, and what the rules of a box take of it. */
const [WIDTH, RULES] = [612 - 2 * 42, 1.5]

/** The left and right edges of the fields of a document, in points, in each place where they stand. */
async function edgesOf(model: DocumentModel): Promise<Map<string, [left: number, right: number][]>> {
  const edges = new Map<string, [number, number][]>()
  for (const { name, rect } of widgetsIn(await readModel(model)))
    edges.set(name, [...(edges.get(name) ?? []), [rect[0], rect[2]]])
  return edges
}

const widthsOf = async (
  columns: FieldsBlock['columns'],
  ...asked: (Parameters<typeof field>[0] | Field)[]
): Promise<number[]> => {
  const row = asked.map((each) => (typeof each === 'string' ? field(each) : each))
  const edges = await edgesOf(documentOf(section('Job'), fields(columns, ...row)))
  return row.map(({ name }) => {
    const [[left, right]] = edges.get(name) as [[number, number]]
    return right - left
  })
}

const widthsIn = (...asked: (Parameters<typeof field>[0] | Field)[]) => widthsOf(4, ...asked)

test('fields that ask for figures share their row equally', async () => {
  const widths = await widthsIn('job.number', 'job.startDate', 'roof.age', 'roof.area')
  for (const width of widths) expect(width).toBeCloseTo(WIDTH / 4 - RULES, 1)
})

test.each([6, 8] as const)(
  'a form has %i boxes in a row, and the last box of a row takes what is left',
  async (columns) => {
    const dates = Array.from({ length: columns + 1 }, (_, index) => own(`date.n${index}`, 'Date', 'date'))
    const widths = await widthsOf(columns, ...dates)
    for (const width of widths.slice(0, -1)) expect(width).toBeCloseTo(WIDTH / columns - RULES, 1)
    expect(widths.at(-1)).toBeCloseTo(WIDTH - RULES, 1)
  },
)

test('a name or an email address gets 150 points, a street address 200, a label its line; the others of the row give way', async () => {
  const [job = 0, ...others] = await widthsIn('job.name', 'job.number', 'job.startDate', 'job.foreman')
  expect(job).toBeCloseTo(150, 1)
  for (const width of others) expect(width).toBeCloseTo((WIDTH - 150 - RULES) / 3 - RULES, 1)
  const [phone = 0, email = 0] = await widthsIn('customer.phone', 'customer.email', 'job.startDate', 'job.permit')
  expect(email).toBeCloseTo(150, 1)
  expect(phone).toBeGreaterThan(84)
  const [address = 0] = await widthsIn('job.address', 'job.number', 'job.permit')
  expect(address).toBeCloseTo(200, 1)
  const label = 'Date of the last service'
  const [, date = 0] = await widthsIn('customer.name', own('visit.last', label, 'date'), 'job.number', 'job.permit')
  expect(date).toBeGreaterThan(100)
})

const needed = (name: string, type: string): number =>
  type === 'email' || /\.(?:name|email)$/.test(name) ? 115 : type === 'text' && /ddress$/.test(name) ? 140 : 0

/** A form with four such fields in one row. */
const crowded = new Set(['warranty-certificate'])
const MINUTES = 60_000

test(
  'forms give names, email addresses and street addresses their room',
  async () => {
    const contents = spread(
      templateContents.filter(({ slug }) => !crowded.has(slug)),
      3,
      57,
    )
    const narrow: string[] = []
    for (const { slug, document } of contents) {
      const model = document()
      const edges = await edgesOf(model)
      for (const { name, type } of blocksOfKind(model, 'fields').flatMap((block) => block.fields))
        for (const [left, right] of edges.get(name) ?? [])
          if (right - left < needed(name, type) - 0.1)
            narrow.push(`${slug}: ${name}, ${Math.round(right - left)} points`)
    }
    expect(narrow).toEqual([])
  },
  (isFull ? 30 : 2) * MINUTES,
)
