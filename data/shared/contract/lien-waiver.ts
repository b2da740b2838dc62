/** The four lien waivers: the form that a state prescribes, or else our own, each behind a cover page for the office. */
import { noticeBlock } from '@/data/law/blanks'
import type { Edition } from '@/data/law/edition'
import type { WaiverSlug } from '@/data/law/types'
import { waiverFormOf } from '@/data/law/waivers'
import * as d from '@/lib/documents/author'
import { waiverCover } from './lien-waiver-cover'

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

const warning = ({ conditional }: WaiverKind): [text: string, lead: string] =>
  conditional
    ? ['this waiver alone does not prove payment. Keep it with proof that the money has cleared.', 'To the payer:']
    : [
        'this waiver takes rights away at once, even if you have not been paid. Sign it only after the funds have cleared; before that, use the conditional form.',
        'To the signer:',
      ]

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

/** What the claimant keeps, in dollars. Four short fields leave the signatures on the waiver's own page. */
const exceptions = ({ final }: WaiverKind) => {
  const kept = final
    ? [
        d.own('exception.extra', 'Disputed extra work', 'currency'),
        d.own('exception.delay', 'Claim for delay', 'currency'),
      ]
    : [
        d.own('exception.retainage', 'Retainage', 'currency'),
        d.own('exception.unsigned', 'Changes done, not signed', 'currency'),
        d.own('exception.disputed', 'Disputed claim', 'currency'),
      ]
  return d.fields(
    4,
    ...kept,
    ...(final ? [d.own('exception.note', 'Reference no.')] : []),
    d.calculated('exception.total', 'Not released', 'currency', d.add(...kept.map(({ name }) => name))),
  )
}

/** Our own waiver, for states that prescribe none. */
const genericWaiver = (kind: WaiverKind): d.Part =>
  d.titledPart('Waiver', [
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
      d.field('job.state', { label: 'State of the property' }),
      d.field('job.number'),
    ),
    d.section('Payment', 'Payment with contract sum, paid and open amounts, calculated'),
    d.fields(
      4,
      ...(kind.final ? [] : [d.own('payment.through', 'Work through', 'date')]),
      d.own('payment.invoice', 'Invoice or request no.'),
      d.own('payment.maker', 'Paid from account of'),
      kind.conditional
        ? d.choice('payment.form', 'Paid by', ['Check', 'Transfer', 'Card', 'Joint check'])
        : d.own('payment.cleared', 'Funds cleared on', 'date'),
    ),
    amounts(kind),
    d.section('Not released', 'Exceptions: retainage, open changes, disputed claims'),
    exceptions(kind),
    d.p(effect(kind), `${kind.conditional ? 'Conditional' : 'Unconditional'} waiver.`),
    d.p(
      `Claimant states that those who furnished labor or material through it have been paid from earlier payments${kind.conditional ? ' or will be paid from this one' : ', this one included'}. Contract rights other than liens, and warranty duties, are not changed.`,
      'Subcontractors and suppliers.',
    ),
    d.p(...warning(kind)),
    d.signatures([
      { name: 'claimant', role: 'Claimant', withTitle: true },
      { name: 'witness', role: 'Witness, if required' },
    ]),
  ])

/** The pages of one waiver in an edition. */
export function lienWaiverParts(kind: WaiverKind, slug: WaiverSlug, edition: Edition): readonly d.Part[] {
  const form = waiverFormOf(edition.state, slug)
  const waiver = form ? d.part('Waiver', [noticeBlock(form)], { letter: true }) : genericWaiver(kind)
  return [waiverCover(edition, slug, waiver), waiver]
}

export const waiverSlug = ({ conditional, final }: WaiverKind): WaiverSlug =>
  `${conditional ? 'conditional' : 'unconditional'}-${final ? 'final' : 'progress'}-lien-waiver`
