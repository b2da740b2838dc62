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
  page: { width: 612, height: 792, margin: 54, marginBottom: 62 },
} as const

/** The mark on every page or sheet of a part that is not for the customer. */
export const audienceMarks = { customer: null, office: 'OFFICE COPY – do not hand out', crew: 'CREW COPY' } as const

/** The company fields of a letterhead, in order. */
export const letterheadFields = {
  full: ['company.name', 'company.address', 'company.phone', 'company.email', 'company.license'],
  compact: ['company.name', 'company.phone'],
  none: [],
} as const

/** The fixed date of file metadata, so that the same input gives the same bytes. */
export const documentDate = new Date(Date.UTC(2026, 0, 1))
