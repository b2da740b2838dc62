import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MemberContent } from '@/lib/catalogue/members'
import { findMemberDocuments } from '@/lib/catalogue/member-documents'
import { renderMembers } from '@/scripts/documents/render-members'
import { newFolder } from '@/tests/support/new-folder'
import { sampleDocument } from '@/tests/support/sample-document'

const content: MemberContent = {
  slug: 'supplement-log',
  name: 'Supplement Log',
  description: 'Every supplement.',
  formats: ['PDF', 'Word'],
  pages: { main: 10 },
  document: sampleDocument,
}

test('changed member documents are rendered, found by the page, and removed with their content', async () => {
  const folder = path.join(newFolder(), 'members')
  expect(await renderMembers([content], 'engine 1', folder)).toBe(1)
  const [document] = findMemberDocuments([content], folder)
  expect(document?.files.map(({ file }) => file)).toEqual(['supplement-log.pdf', 'supplement-log.docx'])
  for (const { file, bytes } of document!.files) expect(bytes).toBe(statSync(path.join(folder, file)).size)
  expect(await renderMembers([content], 'engine 1', folder)).toBe(0)
  writeFileSync(path.join(folder, 'supplement-log.docx'), 'cut')
  expect(await renderMembers([content], 'engine 1', folder)).toBe(1)
  expect(await renderMembers([content], 'engine 2', folder)).toBe(1)
  expect(await renderMembers([], 'engine 2', folder)).toBe(0)
  expect(readdirSync(folder)).toEqual(['manifest.json'])
  expect(findMemberDocuments([content], folder)).toEqual([])
})

test('a member document with more pages than it declares is refused', async () => {
  const folder = path.join(newFolder(), 'members')
  await expect(renderMembers([{ ...content, pages: { main: 0 } }], 'engine 1', folder)).rejects.toThrow(
    /^supplement-log: its main file has \d+ pages?, not at most 0$/,
  )
})
