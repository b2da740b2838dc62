import { fc } from '@/tests/support/fast-check'
import { fileWords, highlightParts, hyphenate, nameInWords, truncate, truncateWords } from '@/lib/text'

test('highlighting never loses or changes text, for any query', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      const shown = highlightParts(text, query).map((part) => part.text)
      expect(shown.join('')).toBe(text)
    }),
  )
  expect(highlightParts('Roof estimate (ROOF)', 'roof')).toEqual([
    { text: 'Roof', match: true },
    { text: ' estimate (', match: false },
    { text: 'ROOF', match: true },
    { text: ')', match: false },
  ])
})

test('the words of a file’s name are cut between words', () => {
  expect(fileWords('Peña & Çelik house', 40)).toBe('pena-celik-house')
  expect(fileWords('Łukasz Sørensen Großmann', 40)).toBe('lukasz-sorensen-grossmann')
  expect(fileWords('Oak Grove Homeowners Association', 22)).toBe('oak-grove-homeowners')
  expect(fileWords('Oak Grove Homeowners Association', 20)).toBe('oak-grove-homeowners')
  expect(fileWords('Llanfairpwllgwyngyll', 5)).toBe('llanf')
})

test('words are joined by hyphens', () => expect(hyphenate('  A & B / C ')).toBe('a-b-c'))

test.each([
  ['change.3.newScope', 'Change 3, new scope'],
  ['customer.name', 'Customer, name'],
  ['attic.12.answer', 'Attic 12, answer'],
])('the name %s in words', (name, words) => expect(nameInWords(name)).toBe(words))

test('truncate shortens, trims and adds an ellipsis; truncateWords ends after a whole word, within its length', () => {
  expect(truncate('short', 10)).toBe('short')
  expect(truncate('a long sentence here', 7)).toBe('a long…')
  expect(truncateWords('Hot-air welded, strong seams', 18)).toBe('Hot-air welded…')
  expect(truncateWords('Short', 5)).toBe('Short')
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 2, max: 60 }), (text, length) => {
      const cut = truncateWords(text, length)
      expect(cut.length).toBeLessThanOrEqual(length)
      expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true)
    }),
  )
})
