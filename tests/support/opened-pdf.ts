/** Replaces pdf.js, which draws every page, in what is imported after this. */
import { openPdf as open, type PdfDocument } from '@/components/preview/pdf-document'

jest.mock('@/components/preview/pdf-document', () => ({ openPdf: jest.fn() }))

export const openPdf = jest.mocked(open)
export const draw = jest.fn<ReturnType<PdfDocument['draw']>, Parameters<PdfDocument['draw']>>()
export const close = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  draw.mockResolvedValue(true)
})

/** A PDF as pdf.js opens it, whose pages have these shapes. */
export const openedPdf = (ratios: readonly number[]): PdfDocument => ({
  pages: ratios.length,
  draw,
  close,
  ratios: () => Promise.resolve([...ratios]),
  fields: () => Promise.resolve(new Map()),
})

/** What is previewed. */
export const target = {
  slug: 'shingle-roof-estimate',
  name: 'Shingle Roof Estimate',
  url: 'http://localhost/templates/essentials/shingle-roof-estimate.pdf',
  ...{ pages: 3, poster: '', filled: false, page: 1 },
}
