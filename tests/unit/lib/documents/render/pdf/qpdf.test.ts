import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { renderPdf } from '@/lib/documents/render/pdf'
import { sampleDocument } from '@/tests/support/sample-document'

const installed = spawnSync('qpdf', ['--version']).status === 0

;(installed ? test : test.skip)(
  `qpdf finds no fault${installed ? '' : ' (skipped: qpdf is not installed)'}`,
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ridgedocs-qpdf-'))
    try {
      const file = path.join(folder, 'sample.pdf')
      writeFileSync(file, await renderPdf(sampleDocument()))
      expect(execFileSync('qpdf', ['--check', file]).toString()).toContain('No syntax or stream encoding errors')
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
