import { defineTemplate } from '@/data/shared/define-template'
import { adoption, receipt, speechGuide } from '@/data/shared/hr/policies'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const phonePhotoAndSocialMediaPolicy = defineTemplate('hr', {
  name: 'Phone, Photo and Social Media Policy',
  group: 'Policies & Procedures',
  description:
    'Phones on the roof, job photos, customers’ privacy, drones and posts: what helps, what harms, what employees may always say.',
  tags: [
    'phone policy',
    'social media policy',
    'photo policy',
    'customer privacy',
    'drone',
    'NLRA',
    'jobsite photos',
    'BYOD',
    'cell phone policy',
    'jobsite phones',
    'drone policy',
    'job photos',
    'Facebook',
    'Instagram',
    'before and after photos',
    'earbuds',
  ],
  fullDescription: [
    'The phone is a tool on the roof: photos of the deck, the log, the weather. It is also what people look at when they step backward. The policy says when it is out, when it is in the pocket, and who pays for its use.',
    'Pictures of customers’ homes, posts in the company’s name and reviews have clear lines. What employees say about pay, safety and bosses is left free, because the law leaves it free.',
  ],
  howToUse: [
    'Decide on the choices: allowance, apps, cloud folder, who may post.',
    'Ask customers for permission to show their house in the contract, and mark those who said no.',
    'Give a short list of the photos you want from every job; people keep to what is asked.',
    'Have someone other than the salesperson look at company posts before they go up.',
    'Talk about it in a toolbox talk, not only on paper.',
  ],
  expertGuide: [
    speechGuide,
    {
      title: 'Posts for the company are advertising',
      text: 'An employee who praises the company online must say that they work there. No employee, relative or friend writes a customer review without saying so, and nobody offers anything for a good one. “Free roof” or deductible jokes in a private account can still become the company’s problem.',
      cite: '16 CFR 255.5, 465.5, 465.4',
    },
    {
      title: 'Phone costs and hours',
      text: 'If the job needs a private phone, some states want part of the bill repaid. Messages that hourly people answer at night are working time: only minutes, but write them down.',
      cite: 'Cal. Lab. Code 2802; 820 ILCS 115/9.5; 29 CFR 785.12',
    },
    {
      title: 'Recording and drones',
      text: 'Some states require everyone’s consent to record a conversation. A drone flown for work needs a pilot with an FAA Part 107 certificate, even for one photo.',
      cite: '18 U.S.C. 2511; Cal. Penal Code 632; 14 CFR 107',
    },
    {
      title: 'Private accounts stay private',
      text: 'Do not ask for private passwords, and do not make anyone “like” a page. More than half of the states forbid the first by law.',
      cite: 'Cal. Lab. Code 980; N.Y. Lab. Law 201-i',
    },
  ],
  pages: { main: 2 },
  subject: 'Phones on the roof, job photos, privacy and posts',
  intro: 'Use the phone as a tool, protect the customer’s privacy, and post what you would show at their door.',
  stateFacts: ['callRecording'],
  required: ['policy.from', 'policy.states', 'policy.contact', 'policy.phone'],
  parts: () => [
    d.part('Policy', [
      d.section('In force'),
      adoption('Person to ask'),
      d.section('Phones at work', 'When the phone is out and when it is not'),
      d.clauses(
        [
          'In the pocket',
          'On a ladder, at an edge, while carrying, hoisting, spotting, welding or driving. One earbud is one too many on a roof.',
        ],
        [
          'In the hand',
          'For photos, the log, weather, plans and calls to the office, standing still, away from the edge and tied off.',
        ],
        [
          'Always',
          'Emergency calls, and calls that cannot wait, such as from a school or a doctor. Tell your partner and step aside.',
        ],
        [
          'Company phones and apps',
          'They are for work; we may look at what is on them. Lock them, report a loss at once, share no passwords.',
        ],
        [
          'Your own phone',
          'If we ask you to use it, we pay the share below. We do not look into your private content. Company apps come off on your last day.',
        ],
        ['After hours', 'You need not answer. If you do and are paid by the hour, write the minutes down.'],
      ),
      d.fields(
        4,
        d.choice('phone.kind', 'Phones', ['Company phones', 'Own phone, allowance', 'Foremen only']),
        d.own('phone.allowance', 'Allowance a month', 'currency'),
        d.own('phone.app', 'App or folder for job photos'),
        d.own('phone.help', 'Lost phone: call'),
      ),
      d.section('Photos of the job', 'Which photos are wanted and which are not taken'),
      d.table(
        'photo',
        'Photos',
        [
          d.column('want', 'We want from every job', 'text', { width: 4, fixed: true }),
          d.column('not', 'We do not take or share', 'text', { width: 4, fixed: true }),
        ],
        [
          { want: 'All sides, drive and plants before we start', not: 'People, children, faces, license plates' },
          {
            want: 'Deck before it is covered, bad sheets with a tape',
            not: 'Inside the house, unless it is the leak and the owner agrees',
          },
          {
            want: 'Ice barrier, flashings, boots, each before covering',
            not: 'Alarm panels, keys, codes, documents, valuables',
          },
          { want: 'The night seal, each evening', not: 'Anything through a window' },
          { want: 'The same four sides, clean, at the end', not: 'A coworker who is hurt or does not want it' },
        ],
        { lineNumbers: true },
      ),
      d.clauses(
        [
          'Where they go',
          'Into the job folder the same day. They belong to the company file. Delete work photos from your phone when the office has them, except those that you keep to document your own pay or safety concern.',
        ],
        [
          'Homes are private',
          'No address, name or price goes online. A house is shown only if the customer has agreed; the office keeps the list.',
        ],
        ['Drone', 'Only a certified pilot, insured, with the owner’s consent, and not over neighbors.'],
      ),
      d.section('Posts', 'Posts for the company, private posts and reviews'),
      d.clauses(
        [
          'For the company',
          'Only the people named below post in our name. What we post is true, shows safe work and can be proved. No tie-off, no post.',
        ],
        [
          'In your own name',
          'Your account is yours. If you praise our work, say that you work here. Do not sound as if you spoke for us.',
        ],
        [
          'What you may always say',
          'You may talk, post and act together about pay, hours, safety, benefits and how you are treated, also critically, and show your working conditions when you do. You need not ask.',
        ],
        [
          'What is not covered by that',
          'Threats, harassment of coworkers, customers’ private data, door codes, unreleased bids and prices, and statements that you know to be false.',
        ],
        [
          'Reviews',
          'Nobody here writes or orders reviews of us or of competitors under another name, or gives anything for a good one.',
        ],
        [
          'Reporters and lawyers',
          'Send questions to the company to the owner. You yourself may talk with reporters, agencies and lawyers about your work.',
        ],
      ),
      d.fields(
        2,
        d.own('post.people', 'Who posts for the company'),
        d.own('post.check', 'Who looks before it goes out'),
      ),
      d.section('If something went wrong', 'Steps after a slip'),
      d.bullets(
        'Posted by mistake: take it down, tell the office, do not argue in comments.',
        'Phone lost: call the number above within the hour; we lock it.',
        'Asked by a customer to delete a picture: do it, and say so to the office.',
      ),
      ...receipt(),
      notEmploymentAdvice(
        '29 U.S.C. 157, 158(a)(1)',
        '16 CFR 255, 465',
        '14 CFR 107',
        'state recording, privacy and reimbursement law',
      ),
    ]),
  ],
})
