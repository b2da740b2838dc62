/** What one client may do. Its forms a minute are what the operator sets, or these; the rest goes with them. */
export const clientLimits = {
  formsPerMinute: 20,
  /** A download is counted more often than a form is sent, and must not use the form's limit up. */
  countsPerForm: 6,
  /** Leafing through a document is no flood. */
  picturesPerForm: 6,
  /** Of those pictures, the ones that nobody has asked for before: each takes up to a third of a second of a processor. */
  drawingsPerForm: 1.5,
  /** Pictures that wait for it to be drawn at the same time. */
  drawingsWaiting: 2,
  /** Archives that are sent to it at the same time. */
  archives: 4,
} as const
