/** What one client may do. Its forms a minute are what the operator sets, or these; the rest goes with them. */
export const clientLimits = {
  formsPerMinute: 20,
  /** A download is counted more often than a form is sent, and must not use the form's limit up. */
  countsPerForm: 6,
  /** Leafing through a document is no flood. */
  picturesPerForm: 6,
  /** Archives that are sent to it at the same time. */
  archives: 4,
} as const
