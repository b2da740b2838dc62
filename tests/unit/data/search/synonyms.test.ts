import { spanishFillers, spanishSynonyms } from '@/data/search/spanish'
import { searchFillers, searchSynonyms } from '@/data/search/synonyms'
import { queryWords } from '@/lib/search/words'

const keyOf = (phrase: string): string => queryWords(phrase).join(' ')

test.each([...Object.entries(searchSynonyms), ...Object.entries(spanishSynonyms)])(
  '%s: distinct phrases that differ from the term',
  (meaning, phrases) => {
    const keys = phrases.map(keyOf)
    expect(keys).not.toContain('')
    expect(keys).not.toContain(keyOf(meaning))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  },
)

test('fillers are single words', () => {
  expect([...searchFillers, ...spanishFillers].filter((filler) => queryWords(filler).length !== 1)).toEqual([])
})
