import type { TemplateKind } from '@/data/shared/types'
import { allTemplates } from '@/lib/catalogue'
import { fileNameOf } from '@/lib/paths'

/** The formats that templates of a kind come in, in the order of their list. */
const offered: Readonly<Record<TemplateKind, readonly string[]>> = {
  essential: ['PDF, Excel, Word', 'PDF, Word', 'PDF, Excel'],
  estimate: ['PDF, Excel, Word'],
  contract: ['PDF, Word'],
  inspection: ['PDF, Word'],
  safety: ['PDF, Word'],
  'project-management': ['PDF, Excel', 'PDF, Word'],
  'client-communication': ['PDF, Word', 'PDF, Excel'],
  invoicing: ['PDF, Excel'],
  marketing: ['PDF, Word', 'PDF, Excel'],
  hr: ['PDF, Word', 'PDF, Excel'],
}

test.each(Object.entries(offered))('%s templates come as %j, each with its file', (kind, lists) => {
  const entries = allTemplates().filter((entry) => entry.kind === kind)
  expect([...new Set(entries.map(({ formats }) => formats.join(', ')))].sort()).toEqual([...lists].sort())
  for (const { formats, files, downloadPath } of entries) {
    expect(files.map(({ format }) => format)).toEqual(formats)
    expect(downloadPath).toBe(files[0]?.url)
  }
})

test('kinds without a base count have no download count', () => {
  const thin = allTemplates().filter(({ kind }) => ['invoicing', 'marketing', 'hr'].includes(kind))
  expect(thin.filter(({ downloadCount }) => downloadCount !== 0)).toEqual([])
})

test('files are saved under the hyphenated name or, without one, the default name', () => {
  expect(fileNameOf('Follow-Up Email Templates', 'Word')).toBe('follow-up-email-templates.docx')
  expect(fileNameOf('—', 'PDF')).toBe('ridgedocs-template.pdf')
})
