import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

export const proposalInsertPages = defineTemplate('marketing', {
  name: 'Proposal Insert Pages',
  group: 'Sales Materials',
  telling: 'Ours and the manufacturer’s',
  description:
    'Three pages to put behind any roofing estimate: how the job runs, who is on site and insured, and the two warranties kept separate.',
  tags: [
    'proposal pages',
    'leave behind',
    'sales folder',
    'process',
    'warranty',
    'insurance certificate',
    'crew',
    'payment stages',
    'closing',
    'proposal pack',
    'estimate folder',
    'what to expect',
    'roof replacement process',
    'workmanship warranty',
    'manufacturer warranty',
    'certificate of insurance',
    'homeowner handout',
  ],
  fullDescription: [
    'The estimate answers what and how much. These three pages answer the questions asked after you have gone: what happens on the day, who are these people, are they insured, and who do I call in five years?',
    'Each page stands by itself, so a repair gets one and a commercial bid gets all three. The wording is plain and the promises are ones a company can keep: the hours worked, the names of the people, the certificate from the agent, and two separate warranties.',
    'Nothing in them changes the contract, and the last lines say so.',
  ],
  howToUse: [
    'Fill in names, hours, insurer and warranty terms once and save it as your master.',
    'Remove the pages a small job does not need.',
    'Check the warranty page against your own contract and the manufacturer’s warranty; where they differ, change this page.',
    'Have your agent email the certificate to the owner rather than sending an old copy.',
    'Put the pages behind the estimate, never in front of the price.',
    'Check them again each January: names, limits and terms change.',
  ],
  expertGuide: [
    {
      title: 'Keep it out of the contract',
      text: 'A sales page that promises “we replace all damaged wood” may be read as part of the deal. Say on each page that the signed agreement governs, and promise nothing here that you would not write there.',
    },
    {
      title: 'Warranty words are regulated',
      text: 'Where materials for a home come with a written warranty, it must be available before the sale and be titled full or limited. “Lifetime” should say whose life. A satisfaction guarantee means money back. Describe your warranty and the manufacturer’s separately, and say what each one leaves out.',
      cite: '15 U.S.C. §§ 2302, 2303; 16 CFR 239, 701, 702',
    },
    {
      title: 'Prove insurance, do not just claim it',
      text: '“Licensed, bonded and insured” is three claims. Give the license number and the agency that issued it, have the agent send the certificate, and say “bonded” only if a bond is on file. Several states require the license number in contracts, bids or advertising.',
      cite: 'Cal. Bus. & Prof. Code § 7030.5; Fla. Stat. § 489.119',
    },
    {
      title: 'Who is on the roof',
      text: 'If you use subcontractors, say so; some states require it, and owners notice the name on the truck. Name the foreman who will really be there.',
    },
  ],
  pages: { main: 3 },
  subject: 'Pages behind a roofing estimate: process, crew, insurance and warranty',
  intro:
    'How your job runs, who comes to your house, how we are insured, and the two warranties. The signed agreement governs.',
  keywords: ['proposal', 'insert', 'warranty', 'roofing'],
  required: ['customer.firstName', 'insert.start', 'insert.foreman', 'insert.phone', 'insert.liability'],
  parts: () => [
    d.part('1 How the job runs', [
      d.section('From signature to cleanup', 'How the job runs, day by day'),
      d.p(
        '{customer.firstName}, this is how we do a roof like yours. Dates are in your agreement; when weather moves them, we call the evening before.',
      ),
      d.table(
        'job',
        'How the job runs',
        [
          d.column('when', 'When', 'text', { fixed: true, width: 1.4 }),
          d.column('what', 'What happens', 'text', { fixed: true, width: 5 }),
          d.column('you', 'What you need to do', 'text', { fixed: true, width: 2.6 }),
        ],
        [
          {
            when: 'Before',
            what: 'We get the permit if one is required, order material and confirm colors in writing. We photograph the driveway, walls, plants and attic.',
            you: 'Read the agreement; ask anything. Tell us about a pool, a dog, an alarm or a fragile plant.',
          },
          {
            when: 'First morning',
            what: 'Crew and foreman introduce themselves. Plants, walls and the air conditioner are covered; material goes on the driveway.',
            you: 'Move cars, and take down anything hanging on upstairs walls.',
          },
          {
            when: 'Tear-off',
            what: 'The old roof comes off in sections we can close up the same day. Bad deck boards are photographed and shown to you before they are replaced.',
            you: 'Look at the photos; sign the change if you agree to it.',
          },
          {
            when: 'Evening',
            what: 'The crew closes up the roof against rain before leaving, sweeps the ground with a magnet and walks the yard.',
            you: 'Call if you see or hear anything.',
          },
          {
            when: 'Last day',
            what: 'We finish flashing, ridge and ventilation, clear the gutters, sweep the grounds again and photograph every part.',
            you: 'Walk the job with the foreman and point out anything that is not right.',
          },
          {
            when: 'After',
            what: 'You get the warranties, the closed permit, photos and the final invoice in one email.',
            you: 'Keep them with your house records.',
          },
        ],
      ),
      d.fields(
        3,
        d.field('customer.firstName'),
        d.own('insert.start', 'Start window'),
        d.own('insert.days', 'Days on site'),
        d.own('insert.hours', 'Crew hours', 'text', { hint: '7 to 5, no Sundays' }),
        d.own('insert.foreman', 'Your foreman'),
        d.own('insert.phone', 'Phone on the day', 'phone'),
      ),
    ]),
    d.part('2 Crew and insurance', [
      d.section('Who comes to your house', 'Who is on site, and who to call'),
      d.p(
        'Your foreman is {insert.foreman}. Call {insert.phone} during the day and {company.phone} at any other time.',
      ),
      d.bullets(
        'Our employees are named on the daily list. If another company works here, we give you its name before it arrives.',
        'No one under 18 works on the roof (29 CFR 570.67).',
        'We use fall protection on every roof over six feet, and no one works alone at the edge.',
        'We take away what we bring in, and sweep for nails with a magnet each evening.',
        'Nobody enters the house without asking. The attic is opened only with you there or with your permission.',
      ),
      d.fields(
        2,
        d.own('insert.subs', 'Subcontractors on this job'),
        d.own('insert.supervisor', 'Who you call when the foreman does not answer'),
      ),
      d.section('If something gets damaged'),
      d.p(
        'Tell us the same day, with a photo. We look at it within two working days and repair what our work broke. If we do not agree, the agreement says how it is settled.',
      ),
      d.section('License and insurance', 'License, insurance and how to check both'),
      d.p(
        'Our license is {company.license}; you can look it up with the agency that issued it. Our agent will email the certificate straight to you, so you know it is current.',
      ),
      d.fields(
        2,
        d.own('insert.agency', 'Agency that issued the license'),
        d.own('insert.agent', 'Our insurance agent and phone'),
        d.own('insert.liability', 'Liability limits'),
        d.own('insert.workersComp', 'Workers’ compensation carrier'),
      ),
      d.note(
        'Three questions for any roofer',
        'Does the certificate name you as the holder? Does the policy cover roofing work, with no exclusion above a certain height? Does it run past your completion date?',
      ),
      d.section('Payment and change', 'Payment stages and changes'),
      d.p(
        'You pay in stages as the work is done, as the agreement sets out. A change is written up with its price and its days, and signed, before the work is done.',
      ),
    ]),
    d.part('3 Two warranties', [
      d.section('Ours and the manufacturer’s', 'Two separate warranties'),
      d.p(
        'They are two documents from two companies, and they cover different things. Read both before you sign; we give them to you beforehand.',
      ),
      d.table(
        'warranty',
        'Two warranties',
        [
          d.column('what', 'Question', 'text', { fixed: true, width: 1.6 }),
          d.column('ours', 'Our workmanship warranty', 'text', { width: 3 }),
          d.column('theirs', 'Manufacturer’s warranty', 'text', { width: 3 }),
        ],
        [
          {
            what: 'What it covers',
            ours: 'Leaks and defects from how we installed the roof',
            theirs: 'Defects in the material itself, on the manufacturer’s terms',
          },
          { what: 'How long' },
          {
            what: 'What it leaves out',
            ours: 'Storms, other trades, lack of care, foot traffic on the roof',
            theirs: 'Storms, installation that does not follow the instructions, lack of maintenance',
          },
          { what: 'Who registers it', ours: 'No registration needed' },
          { what: 'If you sell the house' },
          {
            what: 'How to claim',
            ours: 'Call us; we inspect the roof and write down what we find',
            theirs: 'Write to the manufacturer, with photos and proof of purchase',
          },
        ],
      ),
      d.p(
        '{company.name} warrants its work on the terms of the agreement you sign. Nothing on these pages adds to that warranty or changes it. The manufacturer stands behind its own warranty, which says who may claim under it.',
      ),
      d.section('How to reach us'),
      d.p(
        '{company.name}, {company.address}. Office {company.phone}, {company.email}. If you cannot reach us about a warranty, write to the address above; the agreement says how many days we have to answer.',
      ),
      d.legalNote(
        'What these pages are not',
        'These pages are sales information, not a contract and not legal advice. The signed agreement governs, including price, scope, changes, warranty and the right to cancel.',
      ),
    ]),
  ],
})
