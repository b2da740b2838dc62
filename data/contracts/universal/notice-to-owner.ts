import { defineTemplate } from '@/data/define-template'
import * as contract from '@/data/parts/contract'
import { notLegalAdvice } from '@/data/parts/notices'
import * as d from '@/lib/documents/author'

export const noticeToOwner = defineTemplate('contract', {
  name: 'Notice to Owner (Preliminary Notice)',
  group: 'universal',
  description:
    'Preliminary notice worksheet: owner, lender, claimant, price, first furnishing, state deadlines, service and proof; slot for the state form.',
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
    'In many states a roofer, subcontractor or supplier keeps lien rights only by sending a notice in the first weeks of a job. This form gathers what such notices require and shows the deadlines in seven states.',
    'Several states prescribe the wording. For these the form has a marked slot for the official text; elsewhere check the statute before you rely on the plain notice on the page.',
    'Proof of service matters most. The form records how, when and to whom the notice was sent, with tracking numbers, and the sender signs the proof.',
  ],
  howToUse: [
    'Fill it in on the first day you furnish labor or material.',
    'Find the state’s deadline and write down the last day to serve.',
    'If the state prescribes a form, set its text into the slot.',
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
      text: 'Arizona requires a notice from the prime contractor as well, and California does where there is a construction lender. Check your state’s rule for your own role, not for the job in general.',
      cite: 'A.R.S. 33-992.01; Cal. Civ. Code 8200',
    },
    {
      title: 'Explain it to the owner',
      text: 'A preliminary notice alarms owners who have never seen one. Call first and explain that it is routine, it is not a lien, and it helps them collect waivers from everyone who worked on the roof.',
    },
    contract.lienWaiverGuide,
    contract.attorneyGuide,
  ],
  subject: 'Preliminary notice of labor or material furnished to a property',
  intro:
    'This notice tells the owner, contractor and lender who furnishes labor or material for the roof. It is not a lien and says nothing about anyone’s willingness to pay.',
  keywords: ['preliminary notice', 'notice to owner'],
  parts: () => [
    d.part('Notice', [
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
      d.p(
        'The claimant named above has furnished or will furnish the work described to the property. If those who furnish labor or material are not paid, the law may give them a lien on it, even where the owner has paid the contractor. Owners protect themselves by asking for lien waivers with each payment. This notice is not a lien and does not mean there is a dispute.',
      ),
      d.legalNote(
        'Slot: statutory notice',
        'Arizona, California, Florida, Nevada and Oregon, among others, prescribe the content or the words of this notice. In those states the plain notice above is not enough: set the official text in here unchanged, or attach the state’s form.',
      ),
      d.fields(
        1,
        d.own('notice.text', 'SLOT – official wording of the state’s notice, set in word for word', 'multiline', {
          lines: 9,
        }),
      ),
      d.section('Deadlines', 'Deadlines of seven states'),
      d.table(
        'deadline',
        'Deadlines',
        [
          d.column('state', 'State', 'text', { width: 0.8, fixed: true }),
          d.column('statute', 'Statute', 'text', { width: 2, fixed: true }),
          d.column('rule', 'Deadline, in summary', 'text', { width: 6, fixed: true }),
        ],
        contract.lienDeadlines.map(({ state, statute, asks }) => ({ state, statute, rule: asks })),
      ),
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
      d.fields(
        2,
        d.choice('service.copy', 'Copies and receipts filed', ['Yes', 'No']),
        d.own('service.by', 'Served by'),
      ),
      d.signatures(
        [
          { name: 'claimant', role: 'Claimant', withTitle: true },
          { name: 'server', role: 'Sent by' },
        ],
        'The sender states that the table above is true.',
      ),
      notLegalAdvice('Statutes as listed under “Deadlines”'),
    ]),
  ],
})
