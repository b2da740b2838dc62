import fc from 'fast-check'
import { highlightParts, hyphenate, truncate } from '@/lib/text'

test('truncate cuts, trims and adds an ellipsis', () => {
  expect(truncate('short', 10)).toBe('short')
  expect(truncate('a long sentence here', 7)).toBe('a long…')
})

test('highlighting never loses or changes text, whatever the query', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      expect(
        highlightParts(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
  expect(highlightParts('Roof estimate (ROOF)', 'roof')).toEqual([
    { text: 'Roof', match: true },
    { text: ' estimate (', match: false },
    { text: 'ROOF', match: true },
    { text: ')', match: false },
  ])
})

test('hyphenate', () => {
  expect(hyphenate('Follow-Up Email Templates')).toBe('follow-up-email-templates')
  expect(hyphenate('  A & B / C ')).toBe('a-b-c')
})
