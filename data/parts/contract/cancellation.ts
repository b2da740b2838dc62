/**
 * The right to cancel a sale made at the buyer's home, 16 CFR part 429. The rule prescribes words; they are never
 * paraphrased here: the rule is named, what it asks for is told in our own words, and the words have a marked slot.
 */
import * as d from '@/lib/documents/author'

export const cancellationCites = '16 CFR 429.1 (cooling-off rule), 15 U.S.C. 7001 (electronic copies)'

const deadline = () => d.own('cancel.deadline', 'Cancel until midnight of', 'date')
const transactionDate = () => d.own('cancel.transactionDate', 'Date the buyer signed', 'date')

/** Stands directly before the signatures: what the right is, the slot for the prescribed sentence, and the dates. */
export const rightToCancel = (): d.Block[] => [
  d.section(
    'Right to cancel and signatures',
    'Right to cancel next to the signature, with slots for the official wording',
  ),
  d.legalNote(
    'Slot: official cancellation statement, 16 CFR 429.1(a)',
    'In summary: a sale made at the owner’s home, or elsewhere away from the seller’s place of business, may be canceled until midnight of the third business day after signing; Saturdays count, Sundays and federal holidays do not. Where a state allows more time, write the later day. Before anyone signs, the contractor sets in the prescribed statement unchanged, in bold type of at least 10 points, in the language of the sales presentation, with the state’s own statement if there is one.',
  ),
  d.fields(
    4,
    d.own(
      'cancel.statement',
      'SLOT – official statement of 16 CFR 429.1(a) or of the state, set in word for word',
      'multiline',
      { lines: 3, span: 4 },
    ),
    transactionDate(),
    deadline(),
    d.own('cancel.contact', 'Cancel in writing to (mail, email)'),
    d.own('cancel.initials', 'Initials: told of right, 2 forms'),
  ),
]

const cancellationForm = (copy: 1 | 2): d.Part =>
  d.part(`Cancellation form ${copy}`, [
    d.section(`Notice of cancellation, copy ${copy} of 2`, `Detached cancellation form, copy ${copy} of 2`),
    d.p(
      'Detached form required by 16 CFR 429.1(b). The contractor completes both copies before the owner signs the contract and leaves both with the owner. Signing either copy and sending it by the last day cancels the sale.',
    ),
    d.fields(
      2,
      transactionDate(),
      deadline(),
      d.field('company.name', { label: 'Seller' }),
      d.field('company.address', { label: 'Seller’s place of business' }),
      d.field('customer.name', { label: 'Buyer' }),
      d.field('job.address'),
    ),
    d.fields(
      1,
      d.own(
        'cancel.formText',
        'SLOT – official form of 16 CFR 429.1(b) or of the state, set in word for word',
        'multiline',
        { lines: 20 },
      ),
    ),
    d.signatures([{ name: `cancelCopy${copy}`, role: 'Buyer (sign only to cancel)' }]),
  ])

/** The two detached forms, each on a page of its own. */
export const cancellationForms = (): d.Part[] => [cancellationForm(1), cancellationForm(2)]

/** Text of a cell that stays empty on paper and takes no typing: what stands there is written by hand. */
const byPen = '\u00a0'

/** The emergency exception: the buyer's own request on a sheet of its own, by hand, never printed beforehand. */
export const emergencyStatement = (): d.Part =>
  d.part('Emergency statement', [
    d.section('Emergency statement', 'Detached sheet for the owner’s own handwritten emergency statement'),
    d.legalNote(
      'The owner’s own statement, 16 CFR 429.0(a)(3)',
      'In summary: there is no right to cancel if the owner made the first contact, needs the work in an immediate personal emergency, and gives a separate statement in the owner’s own handwriting, dated and signed, that describes the emergency and expressly waives the three days. It does not apply if the contractor knocked on the door, and the statement must not be typed, printed or dictated. If it is left blank, the right to cancel runs as usual. Check whether the state allows the waiver at all.',
    ),
    d.p(
      'Print this sheet. The owner writes on it by pen; nothing can be typed here. Keep it separate from the contract.',
    ),
    d.table(
      'emergencyStatement',
      'Statement in the owner’s own handwriting',
      [d.column('line', 'Written by the owner, by pen', 'text', { width: 1, fixed: true })],
      Array.from({ length: 15 }, () => ({ line: byPen })),
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
  ])
