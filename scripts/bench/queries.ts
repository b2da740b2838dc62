/** Queries as people type them: complete, half typed, and misspelled. */
export const queries: readonly string[] = [
  ...['estimate', 'roof', 'roof estimate', 'rubber roof', 'safety', 'inspection', 'contract', 'invoice', 'checklist'],
  ...['est', 'esti', 'insp', 'cont', 'saf', 'warr', 'gut', 'metal r', 'shingle ro', 'tpo ', 'e', 'r', '5', 'ro', '&'],
  ...['lien waiver', 'change order', 'work authorization', 'notice of cancellation', 'payment plan', 'deposit receipt'],
  ...['residential replacement estimate', 'annual maintenance agreement', 'fall protection plan', 'toolbox talk'],
  ...['epdm', 'tpo', 'pvc membrane', 'standing seam', 'asphalt shingles', 'modified bitumen', 'built up roof', 'slate'],
  ...['OSHA', 'osha 1926', 'T&M', 'W-9', 'tear-off', '25 year', '10%', 'per square', 'of the', 'for the', 'the roof'],
  ...[
    'employee handbook',
    'time sheet',
    'door hanger',
    'review request',
    'yard sign',
    'referral program',
    'job posting',
  ],
  ...['storm damage', 'hail', 'insurance claim', 'leak', 'skylight', 'chimney flashing', 'drone survey', 'moisture'],
  ...['shingel estimate', 'estamate', 'inpection', 'gutetr', 'warrenty', 'contarct', 'metalroof', 'changeorder'],
  ...[
    'estimate shingle',
    'plan safety roof metal',
    'bid for hail damage on a flat roof',
    'how do i get paid by insurance',
  ],
  ...[
    'qqqqq',
    'zzz',
    'pizza oven',
    'invoice for roof repair in texas',
    'the customer signs the estimate before the work',
  ],
]

/** The most expensive queries: they match nearly every template, none, or only similar ones. */
export const hardQueries: readonly string[] = [
  ...['e', 'ro', 'estimate', 'roof', 'rubber roof', 'of the', 'the roof', 'shingel estimate', 'roof checklist rubber'],
  ...['inpection', 'qqqqq', 'plan safety roof metal', 'bid for hail damage on a flat roof'],
]
