import vm from 'node:vm'
import { FORMAT_LIBRARY, WORDING_LIBRARY } from '@/lib/documents/render/pdf/scripts'
import { joinPieces, mergeText, type Merge } from '@/lib/documents/sentence'
import { fc } from '@/tests/support/fast-check'

type Kind = 'text' | 'phrase' | 'date' | 'number' | 'percent' | 'currency'
interface Library {
  fields: unknown[]
  text: (pieces: readonly (string | number)[], valueOf: (index: number) => string) => string
}

const context = vm.createContext({})
vm.runInContext(`${FORMAT_LIBRARY}\n${WORDING_LIBRARY}`, context)
const library = vm.runInContext('rdw', context) as Library

const words = fc.constantFrom(
  ...['Hail and wind', 'TPO', 'a tarp.', 'A deck', 'Smith Co.', 'at 10 a.m.', 'When?', '', 'Tuesday', 'Example Lane'],
  ...['11/23/2026', '4.0', '11.0%', '$13.00', 'Rivera’s roof', 'we did', '“Yes.”'],
)
const kind = fc.constantFrom<Kind>('text', 'phrase', 'date', 'number', 'percent', 'currency')
const between = fc.constantFrom('. ', ', ', ': ', ' and ', '.', '...', '; ', '\n', ' (', ' “', '? ')

test('the scripts of a form say values as every other file does', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(between, kind, words), { minLength: 1, maxLength: 5 }), between, (merges, last) => {
      const text = `We saw${merges.map(([before], index) => `${before}{a.b${index}}`).join('')}${last}`
      const pieces = ['We saw', ...merges.flatMap(([before], index) => [before, index]), last]
      const [first, second, ...rest] = pieces
      library.fields = merges.map(([, each]) => ['', 'Label', each, null, ''])
      const said = mergeText(text, (name): Merge => {
        const [, each, shown] = merges[Number(name.slice('a.b'.length))]!
        return each === 'phrase' ? { type: 'text', phrase: true, shown } : { type: each, shown }
      })
      const inScript = library.text([`${first}${second}`, ...rest], (index) => merges[index]![2])
      expect(inScript).toBe(joinPieces(said, () => '[Label]'))
    }),
    { seed: 20261123, numRuns: 1000 },
  )
})

test('a date is in words where prescribed words take it', () => {
  const day = vm.runInContext('rdf.day', context) as (text: string) => string
  expect([day('11/23/2026'), day('1/5/2026'), day(''), day('soon')]).toEqual([
    ...['November 23, 2026', 'January 5, 2026', '', 'soon'],
  ])
})
