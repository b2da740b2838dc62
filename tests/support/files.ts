import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function openPdf(bytes: Uint8Array): Promise<{ pages: number; fields: number }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const fields = (await pdf.getFieldObjects())?.size ?? 0
  const { numPages } = pdf
  await task.destroy()
  return { pages: numPages, fields }
}

/** The text of a PDF, in the order in which it is drawn, in one line. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const words: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    words.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  await task.destroy()
  return words.join(' ').replace(/\s+/g, ' ')
}

/** The text of one part of an Office file. Throws if the file is not a ZIP or lacks the part. */
export function openOfficePart(bytes: Uint8Array, part: string): string {
  const content = unzipSync(bytes)[part]
  if (!content) throw new Error(`The file has no ${part}`)
  return new TextDecoder().decode(content)
}
