import { lienWaiverGuide } from '../parts/guides'
import { lienDeadlines } from '../parts/state-notices'
import { attorneyGuide, notLegalAdvice, universalContract } from '../parts/template'
import {
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
  table,
} from '@/lib/documents/author'

export const noticeToOwner = universalContract('Insurance & Legal', {
  slug: 'notice-to-owner-preliminary-notice',
  name: 'Notice to Owner (Preliminary Notice)',
  description:
    'Preliminary notice worksheet: owner, lender, claimant, price, first furnishing, state deadlines, service and proof; slot for the state form.',
  tags: [
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
    'In many states a roofer, subcontractor or supplier keeps lien rights only by sending a notice in the first weeks of a job. This form gathers what such notices ask for and shows the deadlines of seven states.',
    'Several states prescribe the wording. For these the form has a marked slot for the official text; elsewhere check the statute before you rely on the plain notice on the page.',
    'Service decides. How, when and to whom the notice was sent is recorded with numbers, and the proof is signed by the one who sent it.',
  ],
  howToUse: [
    'Fill it in on the first day you furnish labor or material.',
    'Find the state’s deadline and write the last day to serve.',
    'If the state prescribes a form, set its text into the slot.',
    'Send it to all named, by the way the statute allows.',
    'Record numbers and dates, sign the proof, and file the receipts.',
  ],
  expertGuide: [
    {
      title: 'Count from first furnishing, and send early',
      text: 'Deadlines usually run from the first day of labor or the first delivery, not from the invoice. California and Arizona give 20 days, Nevada 31, Florida 45; in Oregon and Washington the notice reaches back 8 business days and 60 days. A late notice covers less, or nothing: in Florida late service loses the lien.',
      cite: 'Cal. Civ. Code 8200; A.R.S. 33-992.01; NRS 108.245; Fla. Stat. 713.06; ORS 87.021; RCW 60.04.031',
    },
    {
      title: 'Those with a direct contract are not always free',
      text: 'Arizona asks the prime contractor for a notice as well, and California does where there is a construction lender. Check your state for your own place in the chain, not for the job in general.',
      cite: 'A.R.S. 33-992.01; Cal. Civ. Code 8200',
    },
    {
      title: 'Explain it to the owner',
      text: 'A preliminary notice frightens owners who have never seen one. Call first: it is routine, it is not a lien, and it helps them collect waivers from everyone who worked on the roof.',
    },
    lienWaiverGuide,
    attorneyGuide,
  ],
  document: () =>
    documentModel({
      title: 'Notice to Owner (Preliminary Notice)',
      subject: 'Preliminary notice of labor or material furnished to a property',
      intro:
        'Tells owner, contractor and lender who furnishes labor or material to the roof. It is not a lien and says nothing about anyone’s willingness to pay.',
      keywords: ['preliminary notice', 'notice to owner'],
      parts: [
        part('Notice', [
          section('Parties and property', 'Claimant, owner, contractor, lender and property'),
          fields(
            4,
            own('claimant.name', 'Claimant (who furnishes)', 'text', { span: 2 }),
            own('claimant.role', 'Role', 'select', { options: ['Contractor', 'Subcontractor', 'Supplier'] }),
            own('claimant.license', 'License no.'),
            own('claimant.address', 'Claimant’s address', 'text', { span: 2 }),
            own('hired.by', 'Hired by', 'text', { span: 2 }),
            field('customer.name', { label: 'Owner of record', span: 2 }),
            own('owner.address', 'Owner’s address', 'text', { span: 2 }),
            own('prime.name', 'Prime contractor, address', 'text', { span: 2 }),
            own('lender.name', 'Construction lender or surety, address', 'text', { span: 2 }),
            field('job.address', { span: 2 }),
            field('job.state', { label: 'State' }),
            own('property.parcel', 'Parcel or legal description'),
          ),
          section('Work', 'Work, price estimate and first furnishing'),
          fields(
            4,
            own('work.description', 'Labor, service, equipment or material furnished', 'multiline', {
              span: 4,
              lines: 2,
            }),
            own('work.estimate', 'Estimated price', 'currency'),
            own('work.first', 'First furnished on', 'date'),
            own('notice.lastDay', 'Last day to serve', 'date'),
            own('notice.date', 'Date of this notice', 'date'),
          ),
          section('Notice'),
          p(
            'The claimant named above has furnished or will furnish the work described to the property. If those who furnish labor or material are not paid, the law may give them a lien on it, even where the owner has paid the contractor. Owners protect themselves by asking for lien waivers with each payment. This notice is no lien and no sign of a dispute.',
          ),
          legalNote(
            'Slot: statutory notice',
            'Arizona, California, Florida, Nevada and Oregon, among others, prescribe the content or the words of this notice. There the plain notice above is not enough: set the official text in here unchanged, or attach the state’s form.',
          ),
          fields(
            1,
            own('notice.text', 'SLOT – official wording of the state’s notice, set in word for word', 'multiline', {
              lines: 9,
            }),
          ),
          section('Deadlines', 'Deadlines of seven states'),
          table(
            'deadline',
            'Deadlines',
            [
              column('state', 'State', 'text', { width: 0.8, fixed: true }),
              column('statute', 'Statute', 'text', { width: 2, fixed: true }),
              column('rule', 'By when, in our words', 'text', { width: 6, fixed: true }),
            ],
            lienDeadlines.map(({ state, statute, asks }) => ({ state, statute, rule: asks })),
          ),
          section('Service and proof', 'Service on each addressee and signed proof'),
          table(
            'service',
            'Service',
            [
              column('to', 'To', 'text', { width: 2 }),
              column('how', 'How', 'select', {
                options: ['Certified mail', 'Registered mail', 'Personally', 'Courier', 'Email as allowed'],
                width: 1.8,
              }),
              column('number', 'Number', 'text', { width: 2.2 }),
              column('sent', 'Sent', 'date', { width: 1.3 }),
              column('received', 'Received', 'date', { width: 1.3 }),
            ],
            [{ to: 'Owner' }, { to: 'Prime contractor' }, { to: 'Lender' }],
            { blankRows: 1 },
          ),
          fields(2, choice('service.copy', 'Copies and receipts filed', ['Yes', 'No']), own('service.by', 'Served by')),
          signatures(
            [
              { name: 'claimant', role: 'Claimant', withTitle: true },
              { name: 'server', role: 'Sent by' },
            ],
            'The one who sent it states that the table above is true.',
          ),
          notLegalAdvice('Statutes as listed under “Deadlines”'),
        ]),
      ],
    }),
})
