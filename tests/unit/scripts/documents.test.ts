import path from 'node:path'
import { essentials } from '@/data/library/essentials'
import { budgetProblems, percentile } from '@/scripts/documents/budgets'
import { contentHash, isCurrent, outputPaths, readRendered } from '@/scripts/documents/plan'
import { filesBelow, hashFiles } from '@/scripts/support/hash-files'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

const [template] = essentials

test('a template’s hash changes only with its content, its formats and the engine', () => {
  const hash = contentHash(template!, 'engine 1', '{}')
  expect(contentHash({ ...template!, name: 'Renamed', baseDownloads: 1 }, 'engine 1', '{}')).toBe(hash)
  expect(contentHash(template!, 'engine 2', '{}')).not.toBe(hash)
  expect(contentHash({ ...template!, formats: ['PDF'] }, 'engine 1', '{}')).not.toBe(hash)
  expect(contentHash(template!, 'engine 1', '{"title":"Other"}')).not.toBe(hash)
})

test('a template without a manifest entry, or with another hash, is not current', () => {
  const entry = { hash: 'a', files: {}, picture: { width: 1, height: 1 }, included: [] }
  expect(isCurrent(template!, 'a', undefined)).toBe(false)
  for (const hash of ['a', 'b']) expect(isCurrent(template!, hash, entry)).toBe(false)
})

test('a template’s files include those of other readers; without one of them they are not current', () => {
  const copy = `public/templates/essentials/${template!.slug}`
  const copies = outputPaths(template!).filter((file) => /\.(customer|office|field)\./.test(file))
  expect(copies).toEqual([`${copy}.office.pdf`, `${copy}.office.docx`, `${copy}.customer.xlsx`])
  const known = readRendered().templates[template!.slug]!
  expect(isCurrent(template!, known.hash, known)).toBe(true)
  const { customerCopy: _, ...bare } = known
  expect(isCurrent(template!, known.hash, bare)).toBe(false)
  const office = { ...known.office, PDF: { ...known.office!.PDF!, bytes: 1 } }
  expect(isCurrent(template!, known.hash, { ...known, office })).toBe(false)
})

describe('size budgets', () => {
  const file = (kilobytes: number, pages: number | null = null) => ({ bytes: kilobytes * 1024, sha256: '', pages })
  const entry = (pdf: number, excel: number) => ({
    hash: '',
    files: { PDF: file(pdf, 3), Excel: file(excel) },
    picture: { width: 1, height: 1 },
    included: [],
  })

  test('allow 99 KB of PDF and 26 KB of Excel for three pages, and no more', () => {
    expect(budgetProblems([entry(99, 26)])).toEqual([])
    const problems = ['PDF files take 106 %', 'Excel files take 138 %'].map(
      (files) => `${files} of their size budget at the 95th percentile`,
    )
    expect(budgetProblems([{ ...entry(99, 26), office: { PDF: file(106, 3) } }])).toEqual(problems.slice(0, 1))
    // A workbook has the sheets of every reader.
    expect(budgetProblems([{ ...entry(99, 44), office: { PDF: file(50, 3) } }])).toEqual([])
    expect(budgetProblems([entry(106, 36)])).toEqual(problems)
  })

  test('percentile', () => {
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3)
    expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5)
    expect(percentile([], 0.5)).toBe(0)
  })
})

test('a hash over files changes with content and name, and a missing folder has no files', () => {
  const folder = newFolder()
  writeIn(folder, 'a', 'one')
  const first = hashFiles(folder)
  expect(hashFiles(folder)).toBe(first)
  writeIn(folder, 'a', 'two')
  expect(hashFiles(folder)).not.toBe(first)
  expect(filesBelow(folder)).toEqual(['a'])
  expect(filesBelow(path.join(folder, 'none'))).toEqual([])
})
