import type { Format } from '@/lib/documents/model'
import { leftOutOf } from '@/lib/documents/typed-text'

/** Says which characters a PDF cannot show and which formats can; empty if it shows all or there is no PDF. */
export function printNote(text: string, formats: readonly Format[]): string {
  const lost = formats.includes('PDF') ? leftOutOf(text) : []
  if (lost.length === 0) return ''
  const others = formats.filter((format) => format !== 'PDF')
  const rest = others.length > 0 ? `; ${others.join(' and ')} can.` : '.'
  return `A PDF cannot show ${lost.join('')}${rest}`
}
