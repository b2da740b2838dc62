import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'

let library: ReturnType<typeof PDFiumLibrary.init> | undefined

/** Opens a PDF, calls `use` with it and closes it. Throws if pdfium cannot read it. */
export async function withPdf<T>(pdf: Uint8Array, use: (document: PDFiumDocument) => T | Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    return await use(document)
  } finally {
    document.destroy()
  }
}
