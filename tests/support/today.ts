/** The ISO date in this computer's time zone: what the scripts of a PDF and a spreadsheet take for today. */
export const todayHere = (): string => new Date().toLocaleDateString('sv')
