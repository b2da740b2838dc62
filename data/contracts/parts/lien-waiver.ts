/** The four generic lien waivers: one build, four effects, and the states in which none of them may be used. */
import {
  add,
  calculated,
  choice,
  column,
  documentModel,
  field,
  fields,
  legalNote,
  own,
  p,
  part,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
  type DocumentModel,
} from '@/lib/documents/author'
import { notLegalAdvice } from './template'

/** States with a statutory form: a generic waiver is refused there. */
export const formStates = [
  { state: 'AZ', statute: 'A.R.S. 33-1008', remark: 'four forms' },
  { state: 'CA', statute: 'Civ. Code 8132–8138', remark: 'nothing may be added' },
  { state: 'FL', statute: 'Fla. Stat. 713.20', remark: 'exact text in force' },
  { state: 'GA', statute: 'O.C.G.A. 44-14-366', remark: '12-point type; paid is presumed after 90 days' },
  { state: 'MA', statute: 'G.L. c. 254, § 32', remark: 'statutory form' },
  { state: 'MI', statute: 'M.C.L. 570.1115', remark: 'four forms' },
  { state: 'MS', statute: 'Miss. Code 85-7-433', remark: 'form before a notary' },
  { state: 'MO', statute: 'R.S.Mo. 429.016', remark: 'residential, unconditional final' },
  { state: 'NV', statute: 'NRS 108.2457', remark: 'four forms' },
  {
    state: 'TX',
    statute: 'Prop. Code 53.281–53.287',
    remark: 'no notary for contracts from 2022 on',
  },
  { state: 'UT', statute: 'Utah Code 38-1a-802', remark: 'statutory forms' },
  { state: 'WY', statute: 'State lien law', remark: 'form before a notary; ask' },
] as const

const refused = new Set<string>(formStates.map(({ state }) => state))
const openStates = (field('job.state').options ?? []).filter((state) => !refused.has(state))

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
    ? `When the payment named above has been received in full and has cleared the bank, and not before, Claimant gives up its mechanic’s lien, stop-payment and bond rights for ${reach}, except for what is listed under “Not released”. Until then this paper releases nothing.`
    : `Claimant has received the payment named above and the funds have cleared. Claimant gives up its mechanic’s lien, stop-payment and bond rights for ${reach}, except for what is listed under “Not released”.`
}

const warning = ({ conditional }: WaiverKind): string =>
  conditional
    ? 'To the one who pays: this waiver alone does not prove payment. Keep it with proof that the money has cleared.'
    : 'To the one who signs: this waiver takes rights away at once, even if you have not been paid. Sign it only after the funds have cleared; before that, use the conditional form.'

const amounts = ({ final }: WaiverKind) =>
  fields(
    4,
    own('sum.contract', 'Contract sum', 'currency'),
    own('sum.changes', 'Signed changes', 'currency'),
    own('sum.paidBefore', 'Paid before', 'currency'),
    own('sum.payment', final ? 'Final payment' : 'This payment', 'currency'),
    own('sum.retainage', final ? 'Retainage in this payment' : 'Retainage withheld', 'currency'),
    calculated('sum.total', 'Contract with changes', 'currency', add('sum.contract', 'sum.changes')),
    calculated('sum.paid', 'Paid with this payment', 'currency', add('sum.paidBefore', 'sum.payment')),
    calculated(
      'sum.open',
      final ? 'Left open (should be zero)' : 'Left open',
      'currency',
      sub('sum.total', 'sum.paid'),
    ),
  )

/** The document of one waiver. */
export const lienWaiver = (kind: WaiverKind): DocumentModel =>
  documentModel({
    title: waiverName(kind),
    subject: `${waiverName(kind)} for states without a statutory form`,
    intro: `Generic ${kind.conditional ? 'conditional' : 'unconditional'} waiver for a ${kind.final ? 'final' : 'progress'} payment. Not for the twelve states listed below, which prescribe their own form.`,
    letterhead: 'compact',
    keywords: ['lien waiver', 'lien release'],
    parts: [
      part('Waiver', [
        legalNote(
          'Do not use this form in AZ, CA, FL, GA, MA, MI, MS, MO, NV, TX, UT or WY',
          'Those states prescribe a form. Take the official one; the state list below leaves them out.',
          warning(kind),
        ),
        section('Claimant, customer and property'),
        fields(
          4,
          own('claimant.name', 'Claimant (who gives the waiver)', 'text', { span: 2 }),
          own('claimant.role', 'Claimant’s role', 'select', {
            options: ['Contractor', 'Subcontractor', 'Supplier', 'Equipment lessor'],
          }),
          own('waiver.number', 'Waiver number'),
          own('payer.name', 'Customer of the claimant (who pays)', 'text', { span: 2 }),
          field('customer.name', { label: 'Owner of the property', span: 2 }),
          field('job.address', { span: 2 }),
          field('job.state', { label: 'State (form states left out)', options: openStates }),
          field('job.number'),
        ),
        section('Payment', 'Payment with contract sum, paid and open amounts, calculated'),
        fields(
          4,
          ...(kind.final ? [] : [own('payment.through', 'Work through', 'date')]),
          own('payment.invoice', 'Invoice or request no.'),
          own('payment.maker', 'Check or transfer from'),
          choice('payment.form', 'Paid by', ['Check', 'Transfer', 'Card', 'Joint check']),
          ...(kind.conditional ? [] : [own('payment.cleared', 'Funds cleared on', 'date')]),
        ),
        amounts(kind),
        section('Not released', 'Exceptions: retainage, open changes, disputed claims'),
        table(
          'exception',
          'Not released',
          [
            column('what', 'Exception', 'text', { width: 5 }),
            column('note', 'Remark', 'text', { width: 2.6 }),
            column('amount', 'Amount', 'currency', { width: 1.5 }),
          ],
          (kind.final
            ? ['Disputed claim for extra work', 'Claim for delay']
            : ['Retainage', 'Changes done but not yet signed', 'Work after the date above', 'Disputed claim']
          ).map((what) => ({ what })),
          { totals: [total('exception.total', 'Not released', sum('exception', 'amount'))] },
        ),
        section('Waiver'),
        p(effect(kind), `${kind.conditional ? 'Conditional' : 'Unconditional'} waiver.`),
        p(
          `Claimant states that those who furnished labor or material through it have been paid from earlier payments${kind.conditional ? ' or will be paid from this one' : ', this one included'}. Contract rights other than liens, and warranty duties, are not changed.`,
          'Subcontractors and suppliers.',
        ),
        signatures([
          { name: 'claimant', role: 'Claimant', withTitle: true },
          { name: 'witness', role: 'Witness, where one is wanted' },
        ]),
        section('States with a form of their own', 'The twelve states in which this form must not be used'),
        p(`${formStates.map(({ state, statute, remark }) => `${state}: ${statute} (${remark})`).join('; ')}.`),
        notLegalAdvice('Statutes as listed above'),
      ]),
    ],
  })
