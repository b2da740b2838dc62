import { readFileSync } from 'node:fs'
import { templateContents } from '@/lib/catalogue/contents'
import { contentHashes } from '@/scripts/documents/content-hashes'
import { formatRevisions, hashOf, revise, REVISIONS, unrevised, type Revisions } from '@/scripts/documents/revisions'

const hashes = contentHashes()
const text = readFileSync(REVISIONS, 'utf8')
const recorded = JSON.parse(text) as Revisions

test('every template and page is recorded in its current form, on one line', () => {
  expect(formatRevisions(recorded)).toBe(text)
  const keys = unrevised(recorded, hashes)
  if (keys.length) throw new Error(`run npm run revise: ${keys.join(', ')}`)
})

test('pages with their own text are recorded, pages that show the catalogue are not', () => {
  expect([...hashes.keys()]).toEqual(expect.arrayContaining(['/about', '/contact', '/faq', '/privacy']))
  expect(hashes.has('/')).toBe(false)
})

test('a template’s hash leaves out where it is listed, how much it is needed and what the form requires', () => {
  const { baseDownloads: _, demand: _d, stage: _s, telling: _t, notFor: _n, ...content } = templateContents[0]!
  const { version: _v, ...document } = content.document()
  const withoutRequired = JSON.stringify(document).replaceAll(/"required":(true|false),?/g, '')
  const unmarked = JSON.parse(withoutRequired.replaceAll(',}', '}')) as unknown
  expect(unmarked).not.toEqual(document)
  expect(hashes.get(content.slug)).toBe(hashOf({ ...content, document: unmarked }))
})

describe('revising', () => {
  const before: Revisions = {
    changed: { version: 3, day: '2026-01-01', hash: 'b' },
    gone: { version: 1, day: '2026-01-01', hash: 'c' },
    kept: { version: 2, day: '2026-01-01', hash: 'a' },
  }
  const now = new Map([
    ['new', 'e'],
    ['kept', 'a'],
    ['changed', 'd'],
  ])

  test('raises the version of changed entries, adds new ones and drops removed ones, once', () => {
    expect(unrevised(before, now)).toEqual(['changed', 'gone', 'new'])
    const once = revise(before, now, '2026-02-02')
    expect(Object.entries(once)).toEqual([
      ['changed', { version: 4, day: '2026-02-02', hash: 'd' }],
      ['kept', { version: 2, day: '2026-01-01', hash: 'a' }],
      ['new', { version: 1, day: '2026-02-02', hash: 'e' }],
    ])
    expect(unrevised(once, now)).toEqual([])
    expect(revise(once, now, '2026-03-03')).toEqual(once)
  })
})

test('a hash depends on the content, not on property order', () => {
  expect(hashOf({ a: [{ c: 1, d: 2 }], b: 2 })).toBe(hashOf({ b: 2, a: [{ d: 2, c: 1 }] }))
  expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }))
})
