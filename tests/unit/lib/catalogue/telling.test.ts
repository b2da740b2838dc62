import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { templateContents } from '@/lib/catalogue/contents'
import { tellingSection } from '@/lib/catalogue/telling'
import * as d from '@/lib/documents/author'
import { fileUrl, thumbnailUrl, thumbnailWidths } from '@/lib/paths'
import { countPages } from '@/lib/pictures/preview'
import { sectionCut } from '@/lib/pictures/section-cut'
import { ofCorpus, spread } from '@/tests/support/chosen'

const texts = { title: 'Form', subject: '', intro: '' }
const fileOf = (url: string) => path.join('public', url)

test('every template has a section for its thumbnail, and the rectangle lies within a page of the file', async () => {
  for (const content of templateContents) expect(() => tellingSection(content)).not.toThrow()
  for (const content of ofCorpus(templateContents)) {
    const pdf = readFileSync(fileOf(fileUrl(content.kind, content.slug, 'PDF')))
    const { page, left, top, width, height } = sectionCut(pdf, tellingSection(content))
    expect([content.slug, left >= 0, top >= 0]).toEqual([content.slug, true, true])
    expect(left + width).toBeLessThanOrEqual(1)
    expect(top + height).toBeLessThanOrEqual(1)
    expect(page).toBeGreaterThanOrEqual(1)
    expect(page).toBeLessThanOrEqual(await countPages(pdf))
  }
})

test('shows the chosen section, else the first with a table or checklist that is not the office’s, else the first', () => {
  const section = (text: string) => ({ kind: 'heading', level: 1, text }) as const
  const rows = d.checklist('check', ['One', 'Two'], ['Yes', 'No'])
  const office = { ...d.part('Office', [section('Notes'), rows]), audience: 'office' } as const
  const shows = (parts: readonly d.Part[], telling?: string) =>
    tellingSection({ slug: 'no-such-form', telling, document: () => d.documentModel({ ...texts, parts }) })
  const job = [section('Job'), d.p('Who and where.')]
  expect(shows([office, d.part('Form', [...job, section('Work'), rows, section('Signed')])])).toBe('Work')
  expect(shows([office, d.part('Form', [...job, rows, section('Work'), rows])])).toBe('Job')
  expect(shows([office, d.part('Form', job)])).toBe('Job')
  expect(shows([office])).toBe('Notes')
  const form = d.part('Form', [...job, section('Chosen')])
  expect(shows([office, form], 'Chosen')).toBe('Chosen')
  expect(shows([office, form], 'Notes')).toBe('Job')
  expect(shows([d.part('Form', [d.p('Words.')])])).toBe('Form')
  expect(() => shows([])).toThrow('no-such-form')
})

test('thumbnails show something, and both sizes together have 40 KB at most and 16 KB on average', async () => {
  const both: number[] = []
  for (const { kind, slug } of spread(templateContents, 30)) {
    let sum = 0
    for (const width of thumbnailWidths) {
      const bytes = readFileSync(fileOf(thumbnailUrl(kind, slug, width)))
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: (width * 3) / 4 })
      const [channel] = (await sharp(bytes).greyscale().stats()).channels
      expect({ slug, isEmpty: channel!.stdev < 8 }).toEqual({ slug, isEmpty: false })
      sum += bytes.length
    }
    both.push(sum)
  }
  expect(Math.max(...both)).toBeLessThan(40 * 1024)
  expect(both.reduce((sum, size) => sum + size) / both.length).toBeLessThan(16 * 1024)
})
