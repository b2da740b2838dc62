/** The four generic lien waivers: one build, four effects, and the states in which none of them may be used. */
import { notLegalAdvice } from '@/data/parts/notices'
import * as d from '@/lib/documents/author'

/** States with a statutory form: a generic waiver is refused there. */
const formStates = [
  { state: 'AZ', statute: 'A.R.S. 33-1008', remark: 'four forms' },
  { state: 'CA', statute: 'Civ. Code 8132–8138', remark: 'nothing may be added' },
  { state: 'FL', statute: 'Fla. Stat. 713.20', remark: 'exact text in force' },
  { state: 'GA', statute: 'O.C.G.A. 44-14-366', remark: '12-point type; paid is presumed after 90 days' },
  { state: 'MA', statute: 'G.L. c. 254, § 32', remark: 'statutory form' },
  { state: 'MI', statute: 'M.C.L. 570.1115', remark: 'four forms' },
  { state: 'MS', statute: 'Miss. Code 85-7-433', remark: 'form before a notary' },
  { state: 'MO', statute: 'R.S.Mo. 429.016', remark: 'residential, unconditional final' },
  { state: 'NV', statute: 'NRS 108.2457', remark: 'four forms' },
  { state: 'TX', statute: 'Prop. Code 53.281–53.287', remark: 'no notary for contracts from 2022 on' },
  { state: 'UT', statute: 'Utah Code 38-1a-802', remark: 'statutory forms' },
  { state: 'WY', statute: 'State lien law', remark: 'notarized form; ask' },
] as const

const refused = new Set<string>(formStates.map(({ state }) => state))
const openStates = (d.field('job.state').options ?? []).filter((state) => !refused.has(state))

export interface WaiverKind {
  conditional: boolean
  final: boolean
}

export const waiverName = ({ conditional, final }: WaiverKind): string =>
  `${conditional ? 'Conditional' : 'Unconditional'} ${final ? 'Final' : 'Progress'} Lien Waiver`

const effect = ({ conditional, final }: WaiverKind): string => {
  const reach = final
    ? 'all labor, services, equipment and material furnished to the property'
    : 'labor, services, equipment and material furnished to the property through the date above'
  return conditional
    ? `When the payment named above has been received in full and has cleared the bank, and not before, Claimant gives up its mechanic’s lien, stop-payment and bond rights for ${reach}, except for what is listed under “Not released”. Until then, this waiver releases nothing.`
    : `Claimant has received the payment named above and the funds have cleared. Claimant gives up its mechanic’s lien, stop-payment and bond rights for ${reach}, except for what is listed under “Not released”.`
}

const warning = ({ conditional }: WaiverKind): string =>
  conditional
    ? 'To the payer: this waiver alone does not prove payment. Keep it with proof that the money has cleared.'
    : 'To the signer: this waiver takes rights away at once, even if you have not been paid. Sign it only after the funds have cleared; before that, use the conditional form.'

const amounts = ({ final }: WaiverKind) =>
  d.fields(
    4,
    d.own('sum.contract', 'Contract sum', 'currency'),
    d.own('sum.changes', 'Signed changes', 'currency'),
    d.own('sum.paidBefore', 'Paid before', 'currency'),
    d.own('sum.payment', final ? 'Final payment' : 'This payment', 'currency'),
    d.own('sum.retainage', final ? 'Retainage in this payment' : 'Retainage withheld', 'currency'),
    d.calculated('sum.total', 'Contract with changes', 'currency', d.add('sum.contract', 'sum.changes')),
    d.calculated('sum.paid', 'Paid with this payment', 'currency', d.add('sum.paidBefore', 'sum.payment')),
    d.calculated(
      'sum.open',
      final ? 'Left open (should be zero)' : 'Left open',
      'currency',
      d.sub('sum.total', 'sum.paid'),
    ),
  )

/** The pages of one waiver. */
export const lienWaiverParts = (kind: WaiverKind): readonly d.Part[] => [
  d.part('Waiver', [
    d.legalNote(
      'Do not use this form in AZ, CA, FL, GA, MA, MI, MS, MO, NV, TX, UT or WY',
      'Those states prescribe a form. Use the official form; the state list below leaves them out.',
      warning(kind),
    ),
    d.section('Claimant, customer and property'),
    d.fields(
      4,
      d.own('claimant.name', 'Claimant (who gives the waiver)', 'text', { span: 2 }),
      d.own('claimant.role', 'Claimant’s role', 'select', {
        options: ['Contractor', 'Subcontractor', 'Supplier', 'Equipment lessor'],
      }),
      d.own('waiver.number', 'Waiver number'),
      d.own('payer.name', 'Claimant’s customer (who pays)', 'text', { span: 2 }),
      d.field('customer.name', { label: 'Owner of the property', span: 2 }),
      d.field('job.address', { span: 2 }),
      d.field('job.state', { label: 'State (form states left out)', options: openStates }),
      d.field('job.number'),
    ),
    d.section('Payment', 'Payment with contract sum, paid and open amounts, calculated'),
    d.fields(
      4,
      ...(kind.final ? [] : [d.own('payment.through', 'Work through', 'date')]),
      d.own('payment.invoice', 'Invoice or request no.'),
      d.own('payment.maker', 'Check or transfer from'),
      d.choice('payment.form', 'Paid by', ['Check', 'Transfer', 'Card', 'Joint check']),
      ...(kind.conditional ? [] : [d.own('payment.cleared', 'Funds cleared on', 'date')]),
    ),
    amounts(kind),
    d.section('Not released', 'Exceptions: retainage, open changes, disputed claims'),
    d.table(
      'exception',
      'Not released',
      [
        d.column('what', 'Exception', 'text', { width: 5 }),
        d.column('note', 'Remark', 'text', { width: 2.6 }),
        d.column('amount', 'Amount', 'currency', { width: 1.5 }),
      ],
      (kind.final
        ? ['Disputed claim for extra work', 'Claim for delay']
        : ['Retainage', 'Changes done but not yet signed', 'Work after the date above', 'Disputed claim']
      ).map((what) => ({ what })),
      { totals: [d.total('exception.total', 'Not released', d.sum('exception', 'amount'))] },
    ),
    d.section('Waiver'),
    d.p(effect(kind), `${kind.conditional ? 'Conditional' : 'Unconditional'} waiver.`),
    d.p(
      `Claimant states that those who furnished labor or material through it have been paid from earlier payments${kind.conditional ? ' or will be paid from this one' : ', this one included'}. Contract rights other than liens, and warranty duties, are not changed.`,
      'Subcontractors and suppliers.',
    ),
    d.signatures([
      { name: 'claimant', role: 'Claimant', withTitle: true },
      { name: 'witness', role: 'Witness, if required' },
    ]),
    d.section('States with their own form', 'The twelve states in which this form must not be used'),
    d.p(`${formStates.map(({ state, statute, remark }) => `${state}: ${statute} (${remark})`).join('; ')}.`),
    notLegalAdvice('Statutes as listed above'),
  ]),
]
