import { verify, type Format } from '@/lib/documents'
import { papersOf, type DocumentModel } from '@/lib/documents/model'
import { withPdf } from './preview'

/** The numbers of the pages of consecutive papers, given the count that the first page of each reads. */
function expectedNumbers(texts: readonly string[]): string[] {
  const numbers: string[] = []
  while (numbers.length < texts.length) {
    const count = Number(/Page 1 of (\d+)/.exec(texts[numbers.length] ?? '')?.[1] ?? 1)
    for (let page = 1; page <= count; page++) numbers.push(`Page ${page} of ${count}`)
  }
  return numbers
}

/**
 * The problems of a PDF's page numbers, each a sentence without its subject. pdfium, an independent implementation, must
 * open the file and find the numbers of each paper on its pages. Rejects if pdfium cannot read it.
 */
function numberProblems(bytes: Uint8Array, model: DocumentModel): Promise<string[]> {
  return withPdf(bytes, (document) => {
    const texts = [...document.pages()].map((page) => page.getText())
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
  })
}

/**
 * The problems of a rendered file, one sentence each: those that the engine finds, and those of a PDF's page numbers.
 */
export async function fileProblems(bytes: Uint8Array, model: DocumentModel, format: Format): Promise<string[]> {
  const problems = await verify(bytes, model, format)
  // A file that the engine cannot read, pdfium need not try.
  return format === 'PDF' && problems.length === 0 ? numberProblems(bytes, model) : problems
}
