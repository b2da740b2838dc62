/** The design that the three formats share. Colors are RRGGBB, lengths points. */
export const theme = {
  accent: '9A3412',
  accentTint: 'FDF3EC',
  ink: '1F2937',
  muted: '4B5563',
  rule: '9CA3AF',
  ruleLight: 'D1D5DB',
  headerFill: '374151',
  rowTint: 'F3F4F6',
  fieldFill: 'F8FAFC',
  fieldBorder: '6B7280',
  legal: { fill: 'FEF3C7', edge: 'B45309' },
  safety: { fill: 'FEE2E2', edge: 'B91C1C' },
  note: { fill: 'E0F2FE', edge: '0369A1' },
  page: { width: 612, height: 792, margin: 42, marginBottom: 46 },
} as const

/** The mark on every page or sheet of a part that is not for the customer. */
export const audienceMarks = { customer: null, office: 'OFFICE COPY – do not hand out', crew: 'CREW COPY' } as const

/** The mark on every page and sheet of a document that is filled in with an example job. */
export const exampleMark = 'EXAMPLE – not a real job'

export const letterheadFields = {
  full: ['company.name', 'company.address', 'company.phone', 'company.email', 'company.license'],
  compact: ['company.name', 'company.phone', 'company.license'],
  none: [],
} as const

/** The fixed date of file metadata, so that the same input gives the same bytes. */
export const documentDate = new Date(Date.UTC(2026, 0, 1))

const channelsOf = (color: string): number[] => [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16))

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast with white paper (WCAG 2.2) of a color, RRGGBB: from 1 for white to 21 for black. */
export const contrastWithWhite = (color: string): number => 1.05 / (luminance(color) + 0.05)

export interface Accent {
  color: string
  /** The ground of strong totals: 7 % of the color on white. */
  tint: string
}

/** Why a color cannot be an accent: it is not RRGGBB, or too light to read on white (WCAG 2.2 asks 4.5:1 of text). */
export function accentFault(color: string): 'form' | 'contrast' | null {
  if (!/^[\dA-F]{6}$/i.test(color)) return 'form'
  return 1.05 / (luminance(color) + 0.05) < 4.5 ? 'contrast' : null
}

/** The accent of a document: the company's color, or the theme's. Throws if the color has a fault (see `accentFault`). */
export function accentOf({ accent = theme.accent }: { accent?: string }): Accent {
  const fault = accentFault(accent)
  if (fault === 'form') throw new Error(`The accent color ${accent} is not six hexadecimal digits`)
  if (fault) throw new Error(`The accent color ${accent} is too light: its contrast with white is below 4.5:1`)
  if (accent === theme.accent) return { color: accent, tint: theme.accentTint }
  const tint = channelsOf(accent).map((channel) => Math.round(255 - (255 - channel) * 0.07))
  return {
    color: accent,
    tint: tint
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase(),
  }
}
