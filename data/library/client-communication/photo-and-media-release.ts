import { defineTemplate } from '@/data/shared/define-template'
import { email, textMessage } from '@/data/shared/messages'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const photoAndMediaRelease = defineTemplate('client-communication', {
  name: 'Photo and Media Release',
  group: 'Documentation & Records',
  stage: 'sign',
  demand: [0.285, 'Companies that have grown.'],
  description:
    'Permission to use pictures and video of a customer’s roof and house, use by use, with limits on name, address and people, and a way to withdraw.',
  tags: [
    'photo release',
    'media release',
    'photo permission',
    'before and after photos',
    'drone photos',
    'property release',
    'customer consent',
    'social media release',
  ],
  fullDescription: [
    'Pictures for the job file need no ceremony. The before-and-after on your website does: it shows someone’s home, perhaps the car, a child in the yard, a house number. One page settles what may be shown, where and for how long.',
    'The customer says yes or no to each use. Name, street, faces and interior are separate questions, withdrawal is easy, and nothing is asked for in return. A page for the office covers taking the pictures, drones included.',
  ],
  howToUse: [
    'Ask after the job, when there is something to show, and not as a condition of anything.',
    'Let the customer mark each line; an empty line is a no.',
    'Crop house numbers, plates, faces and screens before you post.',
    'Store the release with the picture files and note where each was used.',
    'Take a picture down within the days named when asked, and confirm it.',
  ],
  expertGuide: [
    {
      title: 'Three rights in one picture',
      text: 'The photographer owns the copyright, so have crews and hired photographers assign or license it. People in it have a say in commercial use, by statute in states such as New York and California. The look of a building seen from a public place is free to picture, but a promise to the owner, and decency, go further.',
      cite: '17 U.S.C. §§ 120(a), 201; N.Y. Civ. Rights Law §§ 50–51; Cal. Civ. Code § 3344',
    },
    {
      title: 'A quote is an endorsement',
      text: 'If the picture stands beside the customer’s words, those must be honest and current, and a reward or a family tie must be disclosed. Never edit the words. This release does not cover them; use a testimonial form.',
      cite: '16 CFR 255.1, 255.5',
    },
    {
      title: 'Drones for business',
      text: 'A picture taken for the company is commercial, even by the owner’s nephew: certificated remote pilot, registered aircraft, no flight over people without a category that allows it, airspace checked. Look at the roof, not into the neighbor’s yard.',
      cite: '14 CFR 107.12, 107.39, 107.41',
    },
  ],
  subject: 'Permission to use photographs and video of a property',
  intro: 'You say yes or no to each use. Nothing depends on it, and you can take a yes back at any time.',
  required: ['media.taken', 'media.files', 'media.right'],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Release', [
      d.section('Property and pictures', 'Property, pictures and limits'),
      d.fields(
        3,
        d.field('customer.name'),
        d.field('job.address', { span: 2 }),
        d.own('media.taken', 'Pictures taken on', 'date'),
        d.own('media.files', 'Files or description', 'text', {
          span: 2,
          hint: 'numbers 14 to 31; 40-second drone video',
        }),
        d.own('media.until', 'Permission ends on', 'date', { hint: 'empty: until withdrawn' }),
        d.choice('media.right', 'I sign as', ['Owner', 'Co-owner', 'Manager for the owner', 'Parent or guardian']),
        d.own('media.days', 'Taken down within (days)', 'number', { value: 10, decimals: 0 }),
      ),
      d.section('What may be shown, and where', 'Yes or no to each use'),
      d.checklist(
        'use',
        [
          'Company website',
          'Social media pages of the company',
          'Printed material: brochures, yard signs, mail',
          'Paid advertising, online or in print',
          'Proposals shown to other customers',
          'Manufacturer or supplier, for their own advertising',
          'Training of crews, and contests or awards',
        ],
        ['Yes', 'No'],
        [],
        { itemLabel: 'Use' },
      ),
      d.checklist(
        'show',
        [
          'My first name',
          'My street, without the house number',
          'The town only',
          'Interior or attic',
          'People in the picture who have signed below',
          'Aerial pictures by drone',
        ],
        ['Yes', 'No'],
        [],
        { itemLabel: 'What may appear' },
      ),
      d.section('Terms', 'Terms, withdrawal and signatures'),
      d.clauses(
        [
          'Permission',
          'I allow {company.name} to use the pictures named above for the uses marked “Yes”. An empty line means no. The permission is not exclusive.',
        ],
        [
          'Limits',
          'Pictures may be cropped and corrected in light and color, but not changed in what they show. House number, license plates, screens and people who have not signed are cropped or blurred. No insurance claim, price or family matter is mentioned.',
        ],
        [
          'No payment, no condition',
          'I receive nothing for this and do not have to sign in order to get the work, a price or a warranty. It is not a review or a recommendation.',
        ],
        [
          'Withdrawal',
          'I can withdraw at any time by email or letter. The company then takes the pictures off its own pages within {media.days} days and stops using them. What is printed or was shared by others may remain.',
        ],
        [
          'Job records',
          'Pictures that record the condition and the work stay in the job file, whatever is marked here. They go to others only where the contract, the permit or the law calls for it, or where I ask for it.',
        ],
      ),
      d.signatures(
        [
          { name: 'owner', role: 'Owner or authorized person' },
          { name: 'person', role: 'Other adult in the picture, or parent of a child' },
          { name: 'contractor', role: 'For the company' },
        ],
        'Keep a copy. Everyone who can be recognized signs for themselves.',
      ),
    ]),
    d.part(
      'Office and messages',
      [
        d.section('Before you post', 'Checks before a picture is posted'),
        d.tickList('post', [
          'Use is marked “Yes” and not past its end',
          'No house number, plate, screen, child or neighbor in view',
          'Work looks as a careful roofer would show it: harness, guardrail, clean site',
          'Location data taken out of the file',
          'Copyright: taken by staff, or licensed in writing',
          'Drone: certificated pilot, airspace and people checked',
          'Before and after are the same house, and nothing is retouched',
          'Where it is used is noted in the job file',
        ]),
        d.section('Asking for it', 'Email and text that ask, and answer a withdrawal'),
        d.fields(
          3,
          d.field('customer.firstName'),
          d.field('company.representative', { label: 'Your name' }),
          d.own('media.link', 'Link to the pictures'),
        ),
        ...email(
          'May we show your roof?',
          'Hi {customer.firstName},',
          'Your roof turned out well, and we’d like to show it. Here are the pictures we have in mind: {media.link}. The attached page asks for a yes or no to each use. We leave out your name and house number; your first name or street appears only if you say so.',
          'If you’d rather not, that is fine, and nothing changes between us.',
        ),
        textMessage(
          'Hi {customer.firstName}, {company.name}. May we show photos of your roof? Pictures and form are in your email. No is fine too.',
        ),
        ...email(
          'Your pictures are down',
          'Hi {customer.firstName},',
          'As you asked, we’ve taken the pictures of {job.address} off our pages and won’t use them again. If you still see one somewhere, send me the link and I’ll look into it.',
        ),
        notLegalAdvice('17 U.S.C. §§ 120, 201', '14 CFR part 107', 'state privacy and publicity laws'),
      ],
      { audience: 'office' },
    ),
  ],
})
