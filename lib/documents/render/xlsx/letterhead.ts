import type { Picture } from '../../entries'
import { companyFields, hasLogoFrame, type CompanyField } from '../../letterhead'
import type { Paper } from '../../model'
import { vocabulary } from '../../vocabulary'
import { audienceMarks, exampleMark } from '../../theme'
import { inputHeight, putField, putLabeled, type LabeledField } from './blocks/field-cell'
import { styleOf } from './looks'
import { placePicture } from './pictures'
import type { SheetBuilder } from './sheet'
import type { Span, Validation } from './types'

const logoHint: Validation = {
  type: 'hint',
  title: 'Your logo',
  text: 'Insert › Pictures, then drag it here. Without a logo, delete these two words.',
}

const join = (a: Span, b: Span): Span => ({ from: a.from, to: b.to })

function company(sheet: SheetBuilder, name: CompanyField, span: Span): LabeledField {
  const { label, type } = vocabulary[name]
  return { label, span, field: { name, type, value: sheet.context.company(name) } }
}

const twoLines = 32

function givenHeight(sheet: SheetBuilder, name: CompanyField, span: Span): number {
  const given = sheet.context.company(name)
  return typeof given === 'string' ? sheet.heightOf(given, span, 'inputWrapped', 6) : 0
}

/** Street, city and state in one cell: two lines, or more if the given address needs them. */
function addressField(sheet: SheetBuilder, span: Span): LabeledField {
  const height = Math.max(twoLines, givenHeight(sheet, 'company.address', span))
  return { ...company(sheet, 'company.address', span), look: 'inputWrapped', height }
}

function growingField(sheet: SheetBuilder, name: CompanyField, span: Span): LabeledField {
  const height = givenHeight(sheet, name, span)
  return { ...company(sheet, name, span), ...(height > inputHeight ? { look: 'inputWrapped', height } : {}) }
}

export const letterheadShapes = [
  { weight: 4, min: 130 },
  { weight: 3.2, min: 95 },
  { weight: 2.2, min: 75 },
] as const

const logoHeight = 36

const fullRows: readonly (readonly CompanyField[])[] = [
  ['company.address', 'company.license'],
  ['company.phone', 'company.email'],
]

function layLogoRow(sheet: SheetBuilder, picture: Picture): void {
  const row = sheet.addRow(logoHeight, true)
  placePicture(sheet, picture, { top: row, bottom: row, span: sheet.all, align: 'left' })
}

const fieldIn = (sheet: SheetBuilder, name: CompanyField, span: Span): LabeledField =>
  name === 'company.address' ? addressField(sheet, span) : company(sheet, name, span)

/** The company's fields in two columns, where a row has one field in both of them, or below each other. */
function layCompanyFields(sheet: SheetBuilder, names: readonly CompanyField[], columns: readonly [Span, Span] | null) {
  const wide = columns ? join(...columns) : sheet.all
  if (names.includes('company.name'))
    putLabeled(sheet, [{ ...company(sheet, 'company.name', wide), look: 'company', height: 25 }], true)
  for (const row of fullRows) {
    const shown = row.filter((name) => names.includes(name))
    const spans = columns && shown.length > 1 ? columns : null
    const fields = shown.map((name, index) => fieldIn(sheet, name, spans?.[index] ?? wide))
    if (spans) putLabeled(sheet, fields, true)
    else for (const field of fields) putLabeled(sheet, [field], true)
  }
}

function layFullLetterhead(sheet: SheetBuilder, names: readonly CompanyField[]): void {
  const { model } = sheet.context
  const [left, middle, logo] = sheet.fit(letterheadShapes) ?? []
  const given = model.pictures?.['company.logo']
  const top = sheet.rows.length
  if (given && (!logo || names.length === 0)) layLogoRow(sheet, given)
  layCompanyFields(sheet, names, logo ? [left!, middle!] : null)
  if (!logo || names.length === 0 || !hasLogoFrame(model)) return
  if (given) {
    placePicture(sheet, given, { top, bottom: sheet.rows.length - 1, span: logo })
    return
  }
  sheet.put(top, logo, styleOf('logo'), { value: 'Your logo', bottom: sheet.rows.length - 1 })
  sheet.accept(logoHint, top, logo)
}

function layCompactLetterhead(sheet: SheetBuilder, all: readonly CompanyField[]): void {
  const given = sheet.context.model.pictures?.['company.logo']
  if (given) layLogoRow(sheet, given)
  const names = (['company.name', 'company.phone'] as const).filter((name) => all.includes(name))
  const spans =
    names.length > 1
      ? sheet.fit([
          { weight: 2, min: 150 },
          { weight: 1, min: 100 },
        ])
      : null
  const fields = names.map((name, index) => growingField(sheet, name, spans?.[index] ?? sheet.all))
  if (spans) putLabeled(sheet, fields, true)
  else for (const field of fields) putLabeled(sheet, [field], true)
}

function layTitle(sheet: SheetBuilder, text: string): void {
  const mark = audienceMarks[sheet.part.audience]
  const split =
    mark &&
    sheet.fit([
      { weight: 2.2, min: 200 },
      { weight: 1, min: 130 },
    ])
  const [title, side] = split || [sheet.all, null]
  const row = sheet.addRow(sheet.heightOf(text, title!, 'title', 6), true)
  sheet.put(row, title!, styleOf('title'), { value: text })
  if (mark && side) sheet.put(row, side, styleOf('mark'), { value: mark })
  else if (mark) sheet.addText(mark, 'mark', { keep: true, pad: 6 })
}

/** Says on every sheet of an example that it is one. */
export function layExampleMark(sheet: SheetBuilder): void {
  if (sheet.context.model.example) sheet.addText(exampleMark, 'mark', { keep: true, pad: 6 })
}

export function layLetterhead(sheet: SheetBuilder, letterhead: Paper['letterhead']): void {
  if (letterhead === 'none') return
  const names = companyFields(sheet.context.model, letterhead)
  if (names.length === 0 && !hasLogoFrame(sheet.context.model)) return
  if (letterhead === 'full') layFullLetterhead(sheet, names)
  else layCompactLetterhead(sheet, names)
  sheet.gap(6, true)
}

/** The head of the first sheet, below the letterhead: title and introduction. */
export function layFirstHead(sheet: SheetBuilder): void {
  const { model } = sheet.context
  layTitle(sheet, model.title)
  if (model.intro) sheet.addText(sheet.context.text(model.intro), 'muted', { keep: true })
}

/** The head of a further sheet: company and document in one line unless it has the letterhead, then its own name. */
export function layFurtherHead(sheet: SheetBuilder, letterhead: Paper['letterhead']): void {
  const { model, addresses } = sheet.context
  if (letterhead === 'full') {
    layTitle(sheet, sheet.part.name)
    return
  }
  const halves = sheet.fit([
    { weight: 1, min: 120 },
    { weight: 1, min: 120 },
  ])
  const named = halves && addresses.has('company.name') ? halves : null
  const row = sheet.addRow(18, true)
  if (named)
    putField(sheet, row, { field: { name: 'company.name', type: 'text' }, span: named[0]!, repeatLook: 'running' })
  sheet.put(row, named ? named[1]! : sheet.all, styleOf('running', undefined, named ? 'right' : 'left'), {
    value: model.title,
  })
  layTitle(sheet, sheet.part.name)
}
