/** A template's name as its slug: `Crew Time & Production Sheet` as `crew-time-production-sheet`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
