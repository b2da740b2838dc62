import type { PDFiumDocument } from '@hyzyla/pdfium'
import type { DocumentModel } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { isDict, type Dict, type PdfFile, type Value } from '@/lib/documents/verify/pdf-reader'
import { prepareScripts } from '@/tests/support/form-scripts'
import { callPdfJs } from './pdf-js'

export interface StructureNode {
  role?: string
  type?: string
  children?: StructureNode[]
}

export interface Bookmark {
  title: string
  items: Bookmark[]
}

export interface ReadWidget {
  name: string
  type: string
  value: string | string[] | null
  /** The text of its appearance. */
  shown?: string
  tip: string
  rect: [number, number, number, number]
  options?: string[]
  button?: string
  readOnly: boolean
  multiLine?: boolean
}

export interface ReadPdf {
  pages: {
    size: [number, number]
    text: { text: string; x: number; y: number }[]
    widgets: ReadWidget[]
    /** Links to places of the file: their words, the page from 0, and how far up on it. */
    links: { words?: string; page: number; top: number }[]
    tree: StructureNode
  }[]
  fields: Record<string, { id: string; value: string; actions: Record<string, string[]> | null }[]>
  /** Names in order of calculation. */
  order: string[]
  scripts: Record<string, string[]>
  outline: Bookmark[]
  title: string
  language: string
}

/** Words as they are set: size in points, name of the face, place from the lower left corner of the page. */
export interface SetText {
  text: string
  x: number
  y: number
  size: number
  face: string
}

/** The words of each page with their size and face, as pdf.js finds them. */
export const readType = (bytes: Uint8Array): SetText[][] => callPdfJs('print-type', bytes) as SetText[][]

/** What Mozilla's pdf.js, which shares no code with the renderer, finds in a PDF. */
export const readPdf = (bytes: Uint8Array): ReadPdf => callPdfJs('print-pdf', bytes) as ReadPdf

export const readModel = async (model: DocumentModel): Promise<ReadPdf> => readPdf(await renderPdf(model))

export const widgetsIn = ({ pages }: ReadPdf): ReadWidget[] => pages.flatMap(({ widgets }) => widgets)

export const textOf = (page: ReadPdf['pages'][number] | undefined): string =>
  page?.text.map(({ text }) => text).join(' ') ?? ''

/** The text of each field of a PDF at first, and what its form's scripts calculate from the texts of all fields. */
export function formIn(pdf: ReadPdf) {
  const run = prepareScripts({
    libraries: Object.values(pdf.scripts).flat(),
    order: pdf.order,
    scriptOf: (name) => pdf.fields[name]?.[0]?.actions?.Calculate?.join(''),
    hasField: (name) => name in pdf.fields,
  })
  const texts = Object.entries(pdf.fields).map(([name, [field]]): [string, string] => [name, field?.value ?? ''])
  return { texts: new Map(texts), run }
}

/** The structure elements of a PDF in reading order. */
export function structureIn(file: PdfFile, value: Value = file.catalog.StructTreeRoot ?? null): Dict[] {
  const element = file.get(value)
  if (Array.isArray(element)) return element.flatMap((kid: Value) => structureIn(file, kid))
  return isDict(element) ? [element, ...structureIn(file, element.K ?? null)] : []
}

/** What pdfium, which shares no code with the renderer, reads on the pages once the fields are part of them. */
export const textInPdfium = (file: PDFiumDocument): string =>
  [...file.pages()]
    .map((page) => {
      // The package has no method for this call of pdfium.
      const { module, pageIdx } = page as unknown as {
        module: { _FPDFPage_Flatten: (page: number, usage: number) => number }
        pageIdx: number
      }
      expect(module._FPDFPage_Flatten(pageIdx, 0)).toBe(1)
      return file.getPage(page.number).getText()
    })
    .join('\n')

type Typed = readonly (readonly [name: string, value: string])[]

const type = (bytes: Uint8Array, typed: Typed, isSaved: boolean) =>
  callPdfJs('type-pdf', bytes, typed, isSaved) as { values: Record<string, string>; saved: number[] }

/** The values of a PDF's fields after someone types into some of them in pdf.js, which runs the form's scripts. */
export const typePdf = (bytes: Uint8Array, typed: Typed): Record<string, string> => type(bytes, typed, false).values

/** The PDF as pdf.js saves it after someone types into some of its fields. */
export const savePdf = (bytes: Uint8Array, typed: Typed): Uint8Array => new Uint8Array(type(bytes, typed, true).saved)
