import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderDocx } from '@/lib/documents/render/docx'
import { sampleDocument } from '@/tests/support/sample-document'

const programs = ['soffice', 'pdftotext']
const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0)
const testWithOffice = missing.length ? test.skip : test

testWithOffice(
  `LibreOffice opens the file and prints every heading${missing.length ? ` (skipped: ${missing.join(' and ')} not installed)` : ''}`,
  async () => {
    const model = sampleDocument()
    const folder = mkdtempSync(join(tmpdir(), 'ridgedocs-docx-'))
    try {
      writeFileSync(join(folder, 'sample.docx'), await renderDocx(model))
      const profile = `-env:UserInstallation=file://${folder}/profile`
      execFileSync(
        'soffice',
        [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'sample.docx')],
        { stdio: 'ignore' },
      )
      const text = execFileSync('pdftotext', [join(folder, 'sample.pdf'), '-'], { encoding: 'utf8' })
      const headings = model.parts.flatMap((part) => part.blocks).filter((block) => block.kind === 'heading')
      for (const heading of headings) expect(text).toContain(heading.text)
      expect(text).toMatch(/Page 1 of \d/)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000,
)
