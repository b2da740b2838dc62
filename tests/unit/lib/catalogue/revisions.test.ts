import { findRevision, newestDay } from '@/lib/catalogue/revisions'

const revised = (day: string) => ({ revision: { version: 1, day } })

test('templates and pages are found, what is not recorded is not', () => {
  expect(findRevision('shingle-roof-estimate')).toMatchObject({ version: expect.any(Number), day: expect.any(String) })
  expect(findRevision('/about')).toBeDefined()
  expect(findRevision('no-such-template')).toBeUndefined()
})

test('the newest day is that of the recorded ones', () => {
  expect(newestDay([revised('2026-01-02'), {}, revised('2026-03-01'), revised('2026-02-03')])).toBe('2026-03-01')
  expect(newestDay([{}])).toBeUndefined()
})
