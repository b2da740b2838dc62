/** What other programs make of a PDF. Those that merge files page by page keep what a page refers to: its fields too. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inspections } from '@/data/library/inspections'
import type { DocumentModel } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { Ref } from '@/lib/documents/verify/pdf-parser'
import { isDict, PdfFile, textOf, type Dict, type Value } from '@/lib/documents/verify/pdf-reader'
import { newFolder } from '@/tests/support/new-folder'
import { sampleDocument } from '@/tests/support/sample-document'
import { finder } from '@/tests/support/template-reader'
import { readPdf, widgetsIn } from './read-pdf'

/** With photo numbers that link to their frames on other pages. */
const inspection = (): DocumentModel => finder(inspections)('slate-storm-damage-inspection').document()
const models: readonly [string, () => DocumentModel][] = [
  ['every block kind', sampleDocument],
  ['links from page to page', inspection],
]

function pagesOf(file: PdfFile, node: Value): Ref[] {
  return file.list(file.dict(node).Kids).flatMap((kid) => (file.dict(kid).Kids ? pagesOf(file, kid) : [kid as Ref]))
}

/** The ids of the objects that a page and its annotations refer to, the page tree and parents of fields aside. */
function reachedFrom(file: PdfFile, page: Ref): Set<number> {
  const reached = new Set([page.id])
  const visit = (value: Value): void => {
    if (value instanceof Ref) {
      if (reached.has(value.id)) return
      reached.add(value.id)
    }
    const found = file.get(value)
    if (Array.isArray(found)) found.forEach(visit)
    else if (isDict(found)) Object.entries(found).forEach(([key, entry]) => key === 'Parent' || visit(entry))
  }
  const { Parent: _tree, ...entries }: Dict = file.dict(page)
  Object.values(entries).forEach(visit)
  return reached
}

/** The fields of the form at all levels. */
const fieldsOf = (file: PdfFile, values: readonly Value[]): Value[] =>
  values.flatMap((value) => [value, ...fieldsOf(file, file.list(file.dict(value).Kids))])

test.each(models)('pages of a document with %s refer to all its fields and to no other page', async (_, model) => {
  const file = new PdfFile(await renderPdf(model()))
  const pages = pagesOf(file, file.catalog.Pages)
  expect(pages.length).toBeGreaterThan(1)
  const ids = new Set(pages.map(({ id }) => id))
  const reached = pages.map((page) => reachedFrom(file, page))
  expect(reached.map((found) => [...found].filter((id) => ids.has(id)).length)).toEqual(pages.map(() => 1))
  const fields = fieldsOf(file, file.list(file.dict(file.catalog.AcroForm).Fields))
  const lost = fields.filter((field) => !reached.some((found) => found.has((field as Ref).id)))
  expect(lost.map((field) => textOf(file.dict(field).T))).toEqual([])
  // pdfunite adds fields to a form only where it is no object of its own, and keeps only scripts that are.
  expect(file.catalog.AcroForm).not.toBeInstanceOf(Ref)
  const scripts = file.list(file.dict(file.dict(file.catalog.Names).JavaScript).Names)
  expect(scripts.filter((_script, index) => index % 2 === 1 && !(_script instanceof Ref))).toEqual([])
})

/** `test`, or a skipped test whose name says why. */
function testWith(program: string, version: string, title: string, body: () => Promise<void>): void {
  if (spawnSync(program, [version]).status === 0) test(title, body)
  else test.skip(`${title} (skipped: ${program} is not installed)`, body)
}

testWith('pdfunite', '-v', 'pdfunite keeps the fields of both files', async () => {
  const folder = newFolder()
  const files = await Promise.all(models.map(([, model]) => renderPdf(model())))
  const paths = files.map((bytes, index) => {
    const name = path.join(folder, `${index}.pdf`)
    writeFileSync(name, bytes)
    return name
  })
  const merged = path.join(folder, 'merged.pdf')
  expect(spawnSync('pdfunite', [...paths, merged]).stderr.toString()).toBe('')
  const names = (bytes: Uint8Array) => widgetsIn(readPdf(bytes)).map(({ name }) => name)
  expect(names(readFileSync(merged))).toEqual(files.flatMap(names))
})

testWith('qpdf', '--version', 'qpdf finds no fault', async () => {
  const file = path.join(newFolder(), 'sample.pdf')
  writeFileSync(file, await renderPdf(sampleDocument()))
  const { status, stdout } = spawnSync('qpdf', ['--check', file])
  expect(status).toBe(0)
  expect(stdout.toString()).toContain('No syntax or stream encoding errors')
})
