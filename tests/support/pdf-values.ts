import { isDict, Name, PdfFile, textOf, type Dict, type Value } from '@/lib/documents/verify/pdf-reader'

function drawnText(file: PdfFile, widget: Dict): string {
  const stream = file.dict(widget.AP).N
  if (stream === undefined) return ''
  const runs = [...file.content(stream).matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/g)]
  return runs.map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1')).join(' ')
}

/** By the names of a PDF's text fields: the stored value, and what their widgets show. */
export function readValues(bytes: Uint8Array): Map<string, { stored: string; shown: string[] }> {
  const file = new PdfFile(bytes)
  const values = new Map<string, { stored: string; shown: string[] }>()
  const walk = (nodes: readonly Value[], prefix: string): void => {
    for (const node of nodes) {
      const field = file.get(node)
      if (!isDict(field)) continue
      const name = [prefix, textOf(field.T)].filter(Boolean).join('.')
      const kids = file.list(field.Kids)
      if (kids.some((kid) => file.dict(kid).T !== undefined)) walk(kids, name)
      else if (field.FT instanceof Name && field.FT.name === 'Tx') {
        const widgets = kids.length > 0 ? kids.map((kid) => file.dict(kid)) : [field]
        values.set(name, { stored: textOf(field.V), shown: widgets.map((widget) => drawnText(file, widget)) })
      }
    }
  }
  walk(file.list(file.dict(file.catalog.AcroForm).Fields), '')
  return values
}
