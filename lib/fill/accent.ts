import { contrastWithWhite } from '@/lib/documents/theme'

/** The lowest contrast of an accent with white (see `accentOf`). */
const LEAST_CONTRAST = 4.5

/** Returns a typed color (`#9a3412`, `9A3412`, `#abc`) as RRGGBB in capitals; undefined for other text. */
export function parseColor(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '')
  if (/^[\da-f]{3}$/i.test(digits)) return digits.replace(/./g, '$&$&').toUpperCase()
  return /^[\da-f]{6}$/i.test(digits) ? digits.toUpperCase() : undefined
}

/** Whether text in this color, RRGGBB, can be read on white paper. */
export const isReadable = (color: string): boolean => contrastWithWhite(color) >= LEAST_CONTRAST

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0')

/** Returns the lightest shade of this color, RRGGBB, that can be read on white paper; the color itself if it can. */
export function darkened(color: string): string {
  const channels = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16))
  for (let share = 100; share > 0; share -= 1) {
    const shade = channels.map((channel) => hex((channel * share) / 100)).join('')
    if (isReadable(shade)) return shade.toUpperCase()
  }
  return '000000'
}

/** Says how well text in this color, RRGGBB, reads on white paper. */
export function describeContrast(color: string): string {
  // Rounded down: a color just below the limit must not seem to reach it.
  const ratio = `${(Math.floor(contrastWithWhite(color) * 10) / 10).toFixed(1)}:1`
  if (contrastWithWhite(color) >= 7) return `Easy to read on white paper (contrast ${ratio}).`
  if (isReadable(color)) return `Readable on white paper (contrast ${ratio}).`
  return `Too light to read on white paper: its contrast is ${ratio}, and text needs ${LEAST_CONTRAST}:1. Documents keep their own color until you choose a darker one.`
}
