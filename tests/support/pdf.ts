/** What other programs read in a PDF. */
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { withPdf } from '@/lib/pdfium'
import type { StructureNode } from '../unit/lib/documents/render/pdf/read-pdf'
import { newFolder } from './new-folder'

/** The text of each page, as pdfium reads it. */
export const pageTexts = (bytes: Uint8Array): Promise<string[]> =>
  withPdf(bytes, (pdf) => [...pdf.pages()].map((page) => page.getText()))

/** The roles of an element of the structure tree and of all below it. */
export const rolesOf = ({ role = '', children = [] }: StructureNode): string[] => [role, ...children.flatMap(rolesOf)]

/** `test` where qpdf is installed, a skipped test elsewhere. */
export const testWithQpdf = spawnSync('qpdf', ['--version']).status === 0 ? test : test.skip

/** Expects that qpdf finds no fault in a file. */
export function checkWithQpdf(bytes: Uint8Array): void {
  const file = path.join(newFolder(), 'checked.pdf')
  writeFileSync(file, bytes)
  expect(execFileSync('qpdf', ['--check', file]).toString()).toContain('No syntax or stream encoding errors')
}
