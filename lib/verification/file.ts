import { verify, type Format } from '@/lib/documents'
import { papersOf, type DocumentModel } from '@/lib/documents/model'
import { withPdf } from '@/lib/pdfium'

/** The expected page numbers of consecutive documents, by the page count that the first page of each states. */
function expectedNumbers(texts: readonly string[]): string[] {
  const numbers: string[] = []
  while (numbers.length < texts.length) {
    const count = Number(/Page 1 of (\d+)/.exec(texts[numbers.length] ?? '')?.[1] ?? 1)
    for (let page = 1; page <= count; page++) numbers.push(`Page ${page} of ${count}`)
  }
  return numbers
}

/** The problems of a PDF's page numbers, each a sentence without its subject. Each page must show its own. */
function numberProblems(texts: readonly string[], model: DocumentModel): string[] {
  if (texts.length === 0) return ['has no pages']
  const numbers = expectedNumbers(texts)
  const papers = numbers.filter((number) => number.startsWith('Page 1 ')).length
  return [
    ...texts.flatMap((text, index) =>
      text.includes(numbers[index] ?? '') ? [] : [`does not read '${numbers[index]}' on page ${index + 1}`],
    ),
    ...(numbers.length === texts.length ? [] : [`numbers ${numbers.length} pages, but has ${texts.length}`]),
    ...(papers === papersOf(model).length ? [] : [`numbers ${papers} papers instead of ${papersOf(model).length}`]),
  ]
}

export interface CheckedFile {
  problems: string[]
  /** The texts of a PDF's pages, as pdfium reads them; none if the engine finds problems, or for the other formats. */
  pages: readonly string[]
}

/** Reads a rendered file back. pdfium, an independent implementation, must open a PDF; rejects if it cannot. */
export async function checkFile(bytes: Uint8Array, model: DocumentModel, format: Format): Promise<CheckedFile> {
  const problems = await verify(bytes, model, format)
  // pdfium need not try a file that the engine cannot read.
  if (format !== 'PDF' || problems.length > 0) return { problems, pages: [] }
  const pages = await withPdf(bytes, (document) => [...document.pages()].map((page) => page.getText()))
  return { problems: numberProblems(pages, model), pages }
}

/** The problems of a rendered file, one sentence each. Rejects if pdfium cannot read a PDF. */
export const fileProblems = async (bytes: Uint8Array, model: DocumentModel, format: Format): Promise<string[]> =>
  (await checkFile(bytes, model, format)).problems
