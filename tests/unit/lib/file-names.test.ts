import { EDITION_FILES, parseFileName, writeFileName, type FileName } from '@/lib/file-names'
import { templateContents } from '@/lib/catalogue/contents'
import { stateNames } from '@/lib/state-names'
import { fc } from '@/tests/support/fast-check'

const slugs = templateContents.map(({ slug }) => slug)
const ext = fc.constantFrom('pdf', 'docx', 'xlsx')
const own = fc.record(
  {
    slug: fc.oneof(fc.constantFrom(...slugs), fc.stringMatching(/^[a-z0-9-]{1,20}$/)),
    state: fc.constantFrom(...Object.keys(stateNames)),
    language: fc.constant('es'),
    reader: fc.constantFrom('main', 'office', 'field'),
    ext,
  },
  { requiredKeys: ['slug', 'reader', 'ext'] },
) as fc.Arbitrary<FileName>
const copies = fc.record({ slug: fc.constantFrom(...slugs), reader: fc.constant('customer'), ext }) as typeof own

test('a name is parsed as it was written; only those with a state are made on request', () => {
  fc.assert(
    fc.property(fc.oneof(own, copies), (file) => {
      const name = writeFileName(file)
      expect(parseFileName(name)).toEqual(file)
      if (file.state) expect(name).toMatch(new RegExp(`^${EDITION_FILES}$`))
    }),
  )
})

test('whatever is parsed is written as it was; everything else is refused', () => {
  const words = ['a', 'x-1', 'tx', 'es', 'TX', 'office', 'field', 'customer', 'thumb', '480', 'pdf', 'docx', 'webp', '']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), (parts) => {
      const name = parts.join('.')
      const parsed = parseFileName(name)
      if (parsed) expect(writeFileName(parsed)).toBe(name)
      else expect(name).not.toMatch(/^[a-z0-9-]+(\.office|\.field|\.customer)?\.(pdf|docx|xlsx)$/)
    }),
  )
})

test.each([
  ['a.tx.es.field.docx', { slug: 'a', state: 'TX', language: 'es', reader: 'field', ext: 'docx' }],
  ['a.es.pdf', { slug: 'a', language: 'es', reader: 'main', ext: 'pdf' }],
  ['a.customer.xlsx', { slug: 'a', reader: 'customer', ext: 'xlsx' }],
  ...['a.480.webp', 'a.json', 'A.pdf', 'a.TX.pdf', 'a.tx.customer.pdf', 'a.es.tx.pdf', 'a.office.tx.pdf', 'a.es.es.pdf']
    .concat(['a.thumb.pdf', 'a.pdf.gz', 'a..pdf', '.pdf', 'a/b.pdf', 'a.pdf\n', 'a.office.field.pdf'])
    .map((name): [string, undefined] => [name, undefined]),
])('%s', (name, file) => {
  expect(parseFileName(name)).toEqual(file)
})
