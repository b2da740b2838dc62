import { readFileSync } from 'node:fs'
import { register } from '@/data/law/citations/register'
import { asChecked } from '@/data/law/citations/stamp'
import { members } from '@/data/library/members'
import { templateContents } from '@/lib/catalogue/contents'
import { collectCitations } from '@/scripts/citations/collect'
import { completed, formatRegister, REGISTER } from '@/scripts/citations/guide'

const { sections, unread } = collectCitations()

test('every citation in a document or on its page belongs to a known body of law', () => {
  expect(sections.size).toBeGreaterThan(500)
  expect(unread).toEqual([])
})

test('the register says of every cited section how it was checked, and of no other: `npm run citations`', () => {
  expect(Object.keys(register)).toEqual([...sections.keys()])
  expect(readFileSync(REGISTER, 'utf8')).toBe(formatRegister(completed(register, sections)))
})

test('what was read has its copy and its day; what was not has neither', () => {
  for (const [key, { checked, source, day }] of Object.entries(register)) {
    const wasRead = checked !== 'general knowledge'
    expect([key, Boolean(source), /^\d{4}-\d\d-\d\d$/.test(day ?? '')]).toEqual([key, wasRead, wasRead])
  }
})

test('no document keeps the mark of a stamp', () => {
  for (const { slug, document } of [...templateContents, ...members])
    expect([slug, JSON.stringify(document()).includes(asChecked)]).toEqual([slug, false])
})
