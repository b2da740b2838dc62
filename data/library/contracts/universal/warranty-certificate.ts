import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

export const warrantyCertificate = defineTemplate('contract', {
  name: 'Warranty Certificate',
  group: 'universal',
  stage: 'close',
  demand: [0.96, 'Nearly every job.'],
  telling: 'What Contractor does, and for how long',
  description:
    'Limited Warranty certificate for roofing workmanship that answers the federal disclosure questions and keeps the manufacturer’s warranty separate.',
  popular: true,
  tags: [
    'Supporting Documents',
    'warranty certificate',
    'limited warranty',
    'workmanship warranty',
    'labor warranty',
    'magnuson-moss',
    'roof warranty',
  ],
  fullDescription: [
    'A certificate the owner can find and understand ten years later. It is titled Limited Warranty, as federal law requires for a written warranty that is not a full one, and answers the questions that law asks: what is covered, for how long, what is done, how to claim, and what state law adds.',
    'Three things are kept separate: the contractor’s workmanship warranty, the manufacturer’s material warranty, and building code approval. Each shows who stands behind it and where to go.',
    'Short lines say what is not covered: storms, foot traffic, other trades, neglect. Transfer to a buyer has its own rule.',
  ],
  howToUse: [
    'Issue it on the day of completion, once the work is paid as agreed.',
    'Name the roof area that is covered; leave nothing to guesswork.',
    'Enter the term and what happens if the property is sold.',
    'Enter the prescribed sentence on state-law rights, unchanged.',
    'Attach the manufacturer’s own warranty document.',
    'Sign, hand over, and keep a copy with the photographs.',
  ],
  expertGuide: [
    {
      title: 'Call it what it is: Limited Warranty',
      text: 'Roofing bought for a home’s repair counts as a consumer product, so a written warranty on material you sell must be titled Full or Limited and disclose what the rule lists, in plain language and on one document. The sentence on state-law rights, and those on implied warranties and consequential damages where you use such limits, are prescribed: set them in word for word.',
      cite: '15 U.S.C. 2303; 16 CFR 700.1(e), 701.3',
    },
    {
      title: 'Make it available before the sale',
      text: 'A warranty on a consumer product costing more than $15 must be available for the customer to read before buying. Carry the blank certificate in your sales folder, or attach it to the estimate.',
      cite: '16 CFR 702.3',
    },
    contract.warrantyGuide,
    contract.attorneyGuide,
  ],
  title: 'Limited Warranty',
  subject: 'Workmanship warranty certificate for a roof',
  intro:
    'Certificate of the contractor’s Limited Warranty on roofing workmanship. The manufacturer’s warranty on materials is separate and is attached.',
  keywords: ['warranty', 'limited warranty'],
  required: [
    'warranty.issued',
    'job.completionDate',
    'roof.product',
    'warranty.area',
    'warranty.years',
    'warranty.claimAddress',
  ],
  pages: { main: 2, office: 1 },
  parts: () => [
    contract.officeCover(
      [
        d.p(
          'Before you issue it, enter the prescribed sentences under “Your rights under state law”: one on state-law rights for every warranty to a consumer, and one each for a limit on implied warranties and on incidental or consequential damages where you use such a limit. Take them from 16 CFR 701.3(a)(7)–(9), unchanged.',
        ),
      ],
      ['15 U.S.C. 2301–2312', '16 CFR 700.1(e), 701.3, 702.3'],
    ),
    d.titledPart('Certificate', [
      d.section('Roof and owner', 'Owner, property, roof area and dates'),
      d.fields(
        4,
        d.own('warranty.number', 'Certificate number'),
        d.own('contract.number', 'Contract number'),
        d.field('job.completionDate', { label: 'Complete on' }),
        d.own('warranty.issued', 'Issued on', 'date'),
        d.field('customer.name', { label: 'Owner' }),
        d.field('job.number'),
        d.field('job.address', { span: 2 }),
        d.field('roof.system'),
        d.field('roof.product'),
        d.own('warranty.area', 'Roof area covered', 'text', { span: 2 }),
      ),
      d.section('Who covers what', 'Workmanship, material and code, kept separate'),
      d.fields(
        4,
        d.own('warranty.years', 'Workmanship, years', 'number', { decimals: 0 }),
        d.own('warranty.ends', 'Ends on', 'date'),
        d.own('warranty.claimAddress', 'Claims to (address, email, phone)', 'text', { span: 2 }),
        d.own('maker.name', 'Manufacturer’s warranty: by'),
        d.own('maker.term', 'Name and term'),
        d.own('maker.registered', 'Registered on, number'),
        d.own('maker.claimAddress', 'Claims to'),
        d.field('job.permit', { label: 'Code: permit number' }),
        d.own('code.passed', 'Final inspection passed', 'date'),
        d.own('code.department', 'Building department', 'text', { span: 2 }),
      ),
      d.section('What is covered'),
      d.p(
        'A leak through the roof area above, or a failure of flashing, fastening or seams there, that is caused by Contractor’s workmanship and appears within the term. The owner who ordered the work is covered, and a later owner as set out under “Transfer”.',
      ),
      d.section('What is not covered'),
      d.bullets(
        'Material defects, which the manufacturer’s warranty covers, if any.',
        'Wind above the speed for which the roof is rated, hail, lightning, falling limbs, fire, flood and earthquake.',
        'Water that stands longer than the roof’s design allows, ice dams, and clogged gutters or drains.',
        'Foot traffic, equipment, and changes or repairs by others without Contractor’s written consent.',
        'Movement, cracking or decay of the building below the roof, and parts of the roof that Contractor did not install.',
        'Neglect of the care listed below, if it caused the damage.',
        'Normal aging: fading, streaks, granules in the gutter, surface rust.',
      ),
      d.section('What Contractor does, and for how long'),
      d.p(
        'During the term Contractor repairs the cause of the leak at no charge, labor and material included, with material of like kind. If a repair fails twice, Owner may require replacement of the affected area. A repair does not extend the term.',
      ),
      d.section('How to claim'),
      d.steps(
        'Tell Contractor in writing within 30 days of noticing the leak, with photographs if you can.',
        'Stop further damage with reasonable means; keep the receipts.',
        'Let Contractor inspect within 10 business days, or sooner if water comes in.',
        'Contractor says in writing what was found and who bears the cost, and repairs within 30 days, weather permitting.',
        'If you disagree, write to the address above; the two sides meet before anyone goes to court. This warranty does not require arbitration.',
      ),
      d.section('Owner’s care'),
      d.bullets(
        'Check the roof from the ground twice a year and after storms, and keep gutters, valleys and drains clear.',
        'Cut back limbs, keep attic vents open, and do not let anyone mount or drill anything on the roof without asking Contractor.',
        'Have a roofer inspect it as often as the manufacturer’s warranty says, and keep the reports.',
      ),
      d.section('Transfer'),
      d.fields(
        4,
        d.choice('transfer.allowed', 'Passes to a buyer', ['Yes, free', 'Yes, for the fee', 'No']),
        d.own('transfer.fee', 'Fee', 'currency'),
        d.own('transfer.days', 'Notice within (days)', 'number', { decimals: 0 }),
        d.own('transfer.to', 'Transferred to, date'),
      ),
      d.section('Your rights under state law', 'State-law rights, with room for the prescribed sentences'),
      d.clauses(
        [
          'Implied warranties',
          'Implied warranties under the law are not excluded. Where the law allows a limit on how long they last and the sentences below say so, they last as long as this Limited Warranty.',
        ],
        [
          'No conditions',
          'This warranty does not depend on your buying service or material from Contractor or returning a card.',
        ],
      ),
      d.fields(
        1,
        d.own('warranty.prescribed', 'Sentences prescribed by 16 CFR 701.3(a)(7)–(9), word for word', 'multiline', {
          lines: 5,
        }),
      ),
      d.signatures([
        { name: 'contractor', role: 'Contractor (warrantor)', withTitle: true },
        { name: 'owner', role: 'Owner: received' },
      ]),
    ]),
  ],
})
