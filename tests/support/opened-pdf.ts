import type { PdfDocument } from '@/components/preview/pdf-document'

export const draw = jest.fn<ReturnType<PdfDocument['draw']>, Parameters<PdfDocument['draw']>>()
export const close = jest.fn()

/** A PDF as pdf.js opens it, whose pages have these shapes. */
export const openedPdf = (ratios: readonly number[]): PdfDocument => ({
  pages: ratios.length,
  draw,
  close,
  ratios: () => Promise.resolve([...ratios]),
  fields: () => Promise.resolve(new Map()),
})
