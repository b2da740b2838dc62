import * as d from '@/lib/documents/author'

/** Text of a cell that stays empty on paper and takes no typing: people write there by hand. */
const byPen = '\u00a0'

/**
 * The sheet for the owner's own emergency statement, 16 CFR 429.0(a)(3): in the owner's handwriting, dated and signed,
 * apart from the contract. Nothing can be typed on it.
 */
export const emergencyStatement = (): d.Part =>
  d.part(
    'Emergency statement',
    [
      d.section('Statement of the owner', 'Ruled sheet for the owner’s own handwritten emergency statement'),
      d.table(
        'emergencyStatement',
        'Statement by the owner’s own hand',
        [d.column('line', 'Written by the owner, by pen', 'text', { width: 1, fixed: true })],
        Array.from({ length: 18 }, () => ({ line: byPen })),
      ),
      d.table(
        'emergencySignature',
        'Date and signature by hand',
        [
          d.column('what', 'By pen', 'text', { width: 1.2, fixed: true }),
          d.column('line', 'Date', 'text', { width: 1.6, fixed: true }),
          d.column('signature', 'Signature', 'text', { width: 4, fixed: true }),
        ],
        ['Owner', 'Co-owner'].map((what) => ({ what, line: byPen, signature: byPen })),
      ),
    ],
    { letter: true },
  )
