import { pageRevisions } from '@/scripts/documents/page-revisions'
import { revisionOf, updateModified } from '@/scripts/documents/modified'
import { drawIcons } from '@/scripts/support/icons'
import { readFileSync } from 'node:fs'

test('only what changed gets the new day; what is gone is forgotten', () => {
  const known = { kept: ['2026-01-01', 'a'], changed: ['2026-01-01', 'b'], gone: ['2026-01-01', 'c'] } as const
  const revisions = new Map([
    ['new', 'e'],
    ['kept', 'a'],
    ['changed', 'd'],
  ])
  expect(Object.entries(updateModified(known, revisions, '2026-02-02'))).toEqual([
    ['changed', ['2026-02-02', 'd']],
    ['kept', ['2026-01-01', 'a']],
    ['new', ['2026-02-02', 'e']],
  ])
})

test('a revision follows the content and nothing else', () => {
  expect(revisionOf({ a: [1] })).toBe(revisionOf({ a: [1] }))
  expect(revisionOf({ a: [1] })).not.toBe(revisionOf({ a: [2] }))
})

test('pages with words of their own have a revision', () => {
  const pages = new Map(pageRevisions())
  expect([...pages.keys()]).toEqual(expect.arrayContaining(['/about', '/contact', '/faq', '/privacy']))
  expect(pages.has('/')).toBe(false)
})

test('the icons are those that the drawing gives', async () => {
  for (const [file, bytes] of await drawIcons())
    expect(`${file} ${readFileSync(file).equals(bytes)}`).toBe(`${file} true`)
})
