import { templateContents } from '@/lib/catalogue/contents'
import { formatLock, LOCK, lockedEntry, modelHash, readLock, unlocked, type Lock } from '@/scripts/documents/lock'
import { readRendered } from '@/scripts/documents/plan'
import { readFileSync } from 'node:fs'

const file = { bytes: 1, sha256: 'a', pages: 2 }
const lock: Lock = { a: { model: '1', files: { PDF: file } }, b: { model: '2', page: 2, files: { Word: file } } }

test('each template has a line of the content that it has now, and no line is left over', () => {
  const locked = readLock()
  expect(Object.keys(locked)).toEqual(templateContents.map(({ slug }) => slug))
  const outdated = templateContents.filter(
    (content) => locked[content.slug]?.model !== modelHash(content, JSON.stringify(content.document())),
  )
  expect(outdated.map(({ slug }) => slug)).toEqual([])
})

test('the files that were rendered have the bytes of the lock file', () => {
  const locked = readLock()
  const rendered = Object.entries(readRendered().templates)
  expect(rendered.length).toBeGreaterThan(0)
  const measured = rendered.map(([slug, entry]) => [slug, lockedEntry(locked[slug]?.model ?? '', entry)] as const)
  const held = Object.fromEntries(rendered.map(([slug]) => [slug, locked[slug]])) as Lock
  expect(unlocked(held, Object.fromEntries(measured))).toEqual([])
})

test('the lock file has one line for each template, and is read as it was written', () => {
  const text = formatLock(lock)
  expect(text.split('\n')).toHaveLength(5)
  expect(JSON.parse(text)).toEqual(lock)
  expect(readFileSync(LOCK, 'utf8')).toBe(formatLock(readLock()))
})

test('a line that changed, is new or is left over is named', () => {
  const { a, ...rest } = lock
  expect(unlocked(lock, lock)).toEqual([])
  expect(unlocked(lock, { ...lock, a: { ...a!, files: { PDF: { ...file, bytes: 2 } } } })).toEqual(['a'])
  expect(unlocked(lock, rest)).toEqual(['a'])
  expect(unlocked(rest, lock)).toEqual(['a'])
})

test('another model, format or section has another hash', () => {
  const [first] = templateContents
  const hash = modelHash(first!, '{}')
  expect(hash).toMatch(/^[0-9a-f]{8}$/)
  expect(modelHash(first!, '[]')).not.toBe(hash)
  expect(modelHash({ ...first!, formats: ['PDF'] }, '{}')).not.toBe(hash)
  expect(modelHash({ ...first!, name: 'Renamed' }, '{}')).toBe(hash)
})
