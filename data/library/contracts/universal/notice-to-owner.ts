import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { noticeBlock } from '@/data/law/blanks'
import type { Edition } from '@/data/law/edition'
import type { PrescribedText } from '@/data/law/types'
import { stateLine } from '@/data/shared/checked-line'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

/** Forms that stand alone. */
const wholeForms = new Set(['wy-29-10-101-a', 'ri-34-28-4-1'])
/** Prescribed words that a notice of our own carries, unless the contract does. */
const prescribedWords = new Set(['ia-572-13', 'mn-514-011', 'mo-429-012'])

const textIn = ({ state }: Edition, ids: ReadonlySet<string>): PrescribedText | null =>
  state?.texts.find(({ id, text }) => ids.has(id) && text !== null) ?? null

const words = (edition: Edition): d.Block => {
  const text = textIn(edition, prescribedWords)
  return text
    ? noticeBlock(text)
    : d.p(
        'The claimant named above has furnished or will furnish the work described to the property. If those who furnish labor or material are not paid, the law may give them a lien on it, even where the owner has paid the contractor. Owners protect themselves by asking for lien waivers with each payment. This notice is not a lien and does not mean there is a dispute.',
      )
}

/** The notice with its parties, in the words that the state prescribes or else in our own. */
const plainNotice = (edition: Edition): d.Block[] => [
  d.section('Parties and property', 'Claimant, owner, contractor, lender and property'),
  d.fields(
    4,
    d.own('claimant.name', 'Claimant (who furnishes)', 'text', { span: 2 }),
    d.own('claimant.role', 'Role', 'select', { options: ['Contractor', 'Subcontractor', 'Supplier'] }),
    d.own('claimant.license', 'License no.'),
    d.own('claimant.address', 'Claimant’s address', 'text', { span: 2 }),
    d.own('hired.by', 'Hired by'),
    d.field('job.number'),
    d.field('customer.name', { label: 'Owner of record', span: 2 }),
    d.own('owner.address', 'Owner’s address', 'text', { span: 2 }),
    d.own('prime.name', 'Prime contractor, address', 'text', { span: 2 }),
    d.own('lender.name', 'Construction lender or surety, address', 'text', { span: 2 }),
    d.field('job.address', { span: 2 }),
    d.field('job.state', { label: 'State' }),
    d.own('property.parcel', 'Parcel or legal description'),
  ),
  d.section('Work', 'Work, price estimate and first furnishing'),
  d.fields(
    4,
    d.own('work.description', 'Labor, service, equipment or material furnished', 'multiline', {
      span: 4,
      lines: 2,
    }),
    d.own('work.estimate', 'Estimated price', 'currency'),
    d.own('work.first', 'First furnished on', 'date'),
    d.own('notice.lastDay', 'Last day to serve', 'date'),
    d.own('notice.date', 'Date of this notice', 'date'),
  ),
  d.section('Notice'),
  words(edition),
  d.signatures([{ name: 'claimantNotice', role: 'Claimant', withTitle: true }]),
]

/** Service on each addressee. The office keeps it. */
const proof = (): d.Block[] => [
  d.section('Service and proof', 'Service on each addressee and signed proof'),
  d.table(
    'service',
    'Service',
    [
      d.column('to', 'To', 'text', { width: 2 }),
      d.column('how', 'How', 'select', {
        options: ['Certified mail', 'Registered mail', 'Personally', 'Courier', 'Email as allowed'],
        width: 1.8,
      }),
      d.column('number', 'Number', 'text', { width: 2.2 }),
      d.column('sent', 'Sent', 'date', { width: 1.3 }),
      d.column('received', 'Received', 'date', { width: 1.3 }),
    ],
    [{ to: 'Owner' }, { to: 'Prime contractor' }, { to: 'Lender' }],
    { blankRows: 1 },
  ),
  d.fields(2, d.choice('service.copy', 'Copies and receipts filed', ['Yes', 'No']), d.own('service.by', 'Served by')),
  d.signatures([{ name: 'server', role: 'Sent by' }], 'The sender states that the table above is true.'),
]

const formOf = (edition: Edition): PrescribedText | null => textIn(edition, wholeForms)

/** A form without a line for the signature gets one. */
const wholeForm = (form: PrescribedText): d.Part =>
  d.part(
    'Notice',
    [
      noticeBlock(form),
      ...(/\bSIGNED\b/.test(form.text ?? '')
        ? []
        : [d.signatures([{ name: 'claimantNotice', role: 'Claimant', withTitle: true }])]),
    ],
    { letter: true },
  )

const about = (edition: Edition): d.Block => {
  const form = formOf(edition)
  const text = textIn(edition, prescribedWords)
  if (form)
    return d.note(
      `The form of ${edition.state?.name}`,
      `The notice is the form of ${form.citation}. Fill in its blanks. Do not change its words and add none.`,
    )
  if (text)
    return d.note(
      `The words of ${edition.state?.name}`,
      `The notice has the words of ${text.citation} (${text.placement}). A contract that carries them needs no second notice.`,
    )
  return d.note(
    'Our own notice',
    'The notice is our own. Arizona, California, Florida, Nevada and Oregon, among others, prescribe its content or its words, and there it is not enough: attach the form of the state.',
  )
}

const cover = (edition: Edition, parts: readonly d.Part[]): d.Part => {
  const { state } = edition
  const text = formOf(edition) ?? textIn(edition, prescribedWords)
  return d.part(
    'Before you use this form',
    [
      d.p('Keep this page in your office. It is not part of what is sent.'),
      ...stateLine(edition, parts),
      about(edition),
      d.section('Notices and last days', 'The notice to give, and the last day to record a lien'),
      ...contract.lienLawTable(state),
      notLegalAdvice(text?.citation ?? 'Statutes as listed above'),
    ],
    { audience: 'office' },
  )
}

export const noticeToOwner = defineTemplate('contract', {
  name: 'Notice to Owner (Preliminary Notice)',
  group: 'universal',
  demand: [0.45, 'Part of the companies, or some jobs.'],
  telling: 'Notice',
  description:
    'Preliminary notice worksheet: owner, lender, claimant, price, first furnishing, state deadlines, service and proof; the state form where there is one.',
  tags: [
    'Insurance & Legal',
    'notice to owner',
    'preliminary notice',
    'prelim',
    '20-day notice',
    'lien rights',
    'nto',
    'notice of furnishing',
    'mechanics lien',
  ],
  fullDescription: [
    'In many states a roofer, subcontractor or supplier keeps lien rights only by sending a notice in the first weeks of a job. This form gathers what such notices require; its cover page has the notice rule and the last day to record in every state.',
    'Several states prescribe the wording. Where we have it, the edition of the state is that form, word for word; elsewhere check the statute before you rely on the plain notice on the page.',
    'Proof of service matters most. The form records how, when and to whom the notice was sent, with tracking numbers, and the sender signs the proof.',
  ],
  howToUse: [
    'Fill it in on the first day you furnish labor or material.',
    'Find the state’s deadline and write down the last day to serve.',
    'Choose the state of the property where you download the file; if it prescribes a form that is not in it, attach that form.',
    'Send it to everyone named, by a method the statute allows.',
    'Record numbers and dates, sign the proof, and file the receipts.',
  ],
  expertGuide: [
    {
      title: 'Count from first furnishing, and send early',
      text: 'Deadlines usually run from the first day of labor or the first delivery, not from the invoice. California and Arizona give 20 days, Nevada 31, Florida 45; in Oregon and Washington the notice reaches back 8 business days and 60 days. A late notice covers less, or nothing: in Florida late service loses the lien.',
      cite: 'Cal. Civ. Code 8200; A.R.S. 33-992.01; NRS 108.245; Fla. Stat. 713.06; ORS 87.021; RCW 60.04.031',
    },
    {
      title: 'A direct contract does not always excuse you',
      text: 'Arizona, Utah and Wyoming require a notice from the prime contractor as well; Minnesota, Missouri and Wisconsin want it in the contract or at its start; Tennessee, Iowa and New Jersey on homes; Colorado before filing; California where there is a construction lender. Check your state’s rule for your own role, not for the job in general.',
      cite: 'A.R.S. 33-992.01; Utah Code 38-1a-501; W.S. 29-2-112; Minn. Stat. 514.011; RSMo 429.012; Wis. Stat. 779.02; T.C.A. 66-11-203; Iowa Code 572.13A; N.J.S.A. 2A:44A-21; C.R.S. 38-22-109; Cal. Civ. Code 8200',
    },
    {
      title: 'Explain it to the owner',
      text: 'A preliminary notice alarms owners who have never seen one. Call first and explain that it is routine, it is not a lien, and it helps them collect waivers from everyone who worked on the roof.',
    },
    contract.lienWaiverGuide,
    contract.attorneyGuide,
  ],
  pages: { main: 1, office: 5 },
  subject: 'Preliminary notice of labor or material furnished to a property',
  intro:
    'This notice tells the owner, contractor and lender who furnishes labor or material for the roof. It is not a lien and says nothing about anyone’s willingness to pay.',
  keywords: ['preliminary notice', 'notice to owner'],
  hasEditions: true,
  letterhead: (edition) => (formOf(edition) ? 'none' : 'full'),
  required: [
    'claimant.name',
    'claimant.address',
    'hired.by',
    'owner.address',
    'work.description',
    'work.estimate',
    'work.first',
    'notice.date',
  ],
  parts: (edition) => {
    const form = formOf(edition)
    const notice = form ? wholeForm(form) : d.titledPart('Notice', plainNotice(edition))
    return [cover(edition, [notice]), notice, d.part('Service', proof(), { audience: 'office' })]
  },
})
