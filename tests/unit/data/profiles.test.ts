import { templateContents } from '@/lib/catalogue/contents'
import { addRows, growableRows } from '@/lib/documents/added-rows'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { fill, pick } from '@/lib/documents/fill'
import { blocksOf, blocksOfKind, dataRows } from '@/lib/documents/model'
import { vocabulary } from '@/lib/documents/vocabulary'
import { ofCorpus } from '@/tests/support/chosen'
import { madeOnce, namesOf } from '@/tests/support/template-reader'

const company = {
  'company.name': 'Nguyen Roofing LLC',
  'company.address': '12 Main St, Dayton, OH 45402',
  'company.phone': '(937) 555-0100',
  'company.email': 'office@example.com',
  'company.website': 'example.com',
  'company.license': 'OH 12345',
  'company.insurer': 'Erie, 1-234',
  'company.representative': 'Dan Nguyen',
}
const job = {
  'customer.name': 'Ana Rivera',
  'customer.firstName': 'Ana',
  'customer.phone': '(937) 555-0142',
  'customer.email': 'ana@example.com',
  'job.number': '2026-114',
  'job.address': '9 Elm St, Dayton, OH 45402',
  'job.city': 'Dayton',
  'job.state': 'OH',
  'job.zip': '45402',
  'job.startDate': '2026-12-01',
  'roof.squares': 24.5,
  'roof.pitch': 6,
  'insurance.carrier': 'Erie',
  'insurance.deductible': 1000,
}

const documents = madeOnce(templateContents)

test('a document takes one company and one job profile, and leaves out only what it has no place for', () => {
  for (const { slug, document } of documents) {
    const model = document()
    const profile = { ...company, ...job }
    const picked = pick(model, profile)
    const cells = cellsOf(model)
    const filled = fill(model, picked)
    const names = new Set(blocksOf(model).flatMap(namesOf))
    for (const [name, value] of Object.entries(profile)) {
      const cell = cells.get(name)
      if (name in picked) {
        if (cell) expect([slug, name, cellsOf(filled).get(name)?.value]).toEqual([slug, name, value])
        else expect([slug, filled.company?.[name]]).toEqual([slug, value])
        continue
      }
      const isCalculated = cell?.formula !== undefined
      const isOther =
        cell !== undefined && name in vocabulary && cell.type !== vocabulary[name as keyof typeof vocabulary].type
      const isRefused = cell?.type === 'select'
      expect([slug, name, names.has(name) && !isCalculated && !isOther && !isRefused]).toEqual([slug, name, false])
    }
  }
})

test('a table and an images block that can grow does, and the document still calculates', () => {
  const growing = documents.filter(({ document }) => growableRows(document()).size > 0)
  expect(growing.length).toBeGreaterThan(700)
  for (const { slug, document } of ofCorpus(growing)) {
    const model = document()
    const growable = growableRows(model)
    const more = addRows(model, Object.fromEntries([...growable].map(([name, count]) => [name, count + 2])))
    for (const table of blocksOfKind(more, 'table'))
      if (growable.has(table.name))
        expect([slug, table.name, dataRows(table).length]).toEqual([slug, table.name, growable.get(table.name)! + 2])
    for (const images of blocksOfKind(more, 'images'))
      expect([slug, images.count]).toEqual([slug, growable.get(images.name)! + 2])
    expect(() => evaluate(more)).not.toThrow()
  }
})
