import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { blocksOf, type DocumentModel, type Value } from '@/lib/documents/model'
import { withPdf } from '@/lib/pdfium'
import { renderPdf } from '@/lib/documents/render/pdf'
import { blockSlots } from '@/lib/documents/slots'
import { spread } from '@/tests/support/chosen'
import { mergeNames } from '../../model-helpers'
import { readPdf, savePdf, textInPdfium, typePdf, type ReadPdf } from './read-pdf'

const letters = templateContents.filter(({ document }) =>
  document().parts.some((part) => part.letter && mergeNames({ ...document(), parts: [part] }).length > 0),
)

const isWording = (name: string): boolean => /^wording\.\d+$/.test(name)
const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

/** The texts of the letter in the fields of a PDF. */
const wordings = (pdf: ReadPdf): string[] =>
  Object.entries(pdf.fields).flatMap(([name, [field]]) => (isWording(name) ? [field?.value ?? ''] : []))

/** The field that says to whom a letter goes: a customer, an employee, or the neighbors on a street. */
const reader = /^(?:customer|person)\.(?:firstName|name)$|^site\.street$/

/** A value for every merge field that a person fills in. */
function answers(model: DocumentModel): Record<string, Value> {
  const slots = new Map(blocksOf(model).flatMap(blockSlots))
  const calculated = evaluate(model)
  return Object.fromEntries(
    mergeNames(model)
      .filter((name) => !calculated.has(name))
      .map((name): [string, Value] => {
        const { type = 'text', options = [] } = slots.get(name) ?? {}
        if (type === 'number' || type === 'currency') return [name, 1250]
        if (type === 'percent') return [name, 0.5]
        if (type === 'date') return [name, '2026-11-20']
        return [name, options[0] ?? 'Elizabeth Warner']
      }),
  )
}

test.each(spread(letters, 1, 7).map((template) => [template.slug, template] as const))(
  '%s: pdfium reads every paragraph of the letter as it was filled in',
  async (_, { document }) => {
    expect(letters.length).toBeGreaterThan(25)
    const model = document()
    const read = async (of: DocumentModel) => {
      const bytes = await renderPdf(of)
      return { texts: wordings(readPdf(bytes)), shown: withoutSpaces(await withPdf(bytes, textInPdfium)) }
    }
    const [blank, filled] = [await read(model), await read(fill(model, answers(model)))]
    expect(blank.texts.length).toBeGreaterThan(2)
    expect(filled.texts.join(' ')).toContain('Elizabeth Warner')
    for (const { texts, shown } of [blank, filled])
      expect(texts.filter((text) => !shown.includes(withoutSpaces(text)))).toEqual([])
  },
)

test.each(spread(letters, 1, 8).map((template) => [template.slug, template] as const))(
  '%s: a paragraph that was edited by hand stays after saving and opening again; the others follow what is typed',
  async (_, { document }) => {
    const bytes = await renderPdf(document())
    const names = Object.keys(readPdf(bytes).fields)
    const name = mergeNames(document()).find((each) => reader.test(each))
    expect(names).toContain(name)
    const first = typePdf(bytes, [[name!, 'Elizabeth']])
    const [edited] = names.filter((each) => isWording(each) && first[each]?.includes('Elizabeth'))
    expect(edited).toBeDefined()
    const saved = savePdf(bytes, [
      [name!, 'Elizabeth'],
      [edited!, 'Written by hand.'],
    ])
    expect(readPdf(saved).fields[edited!]?.[0]?.value).toBe('Written by hand.')
    const again = typePdf(saved, [[name!, 'Roberta']])
    expect(again[edited!]).toBe('Written by hand.')
    const rest = names.filter((each) => isWording(each) && each !== edited)
    expect(rest.filter((each) => again[each] !== first[each]?.replaceAll('Elizabeth', 'Roberta'))).toEqual([])
    const kept = await withPdf(savePdf(saved, [[name!, 'Roberta']]), textInPdfium)
    expect(withoutSpaces(kept)).toContain('Writtenbyhand.')
  },
)
