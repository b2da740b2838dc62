import { defineTemplate } from '@/data/shared/define-template'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const testimonialCollectionForm = defineTemplate('marketing', {
  name: 'Testimonial Collection Form',
  group: 'Referrals & Reviews',
  telling: 'Your words',
  description: 'Collect a customer’s own words with permission, the facts behind them and any tie disclosed.',
  tags: [
    'testimonial',
    'endorsement',
    'permission',
    'release',
    'customer quote',
    'video testimonial',
    'material connection',
    'website proof',
    'testimonial release',
    'customer review form',
    'photo release',
    'quote permission',
    'FTC endorsement guides',
    'customer story',
    'model release',
  ],
  fullDescription: [
    'A testimonial is worth something only if it is real, in the customer’s words, and you can prove it. This form collects the words, the facts of the job behind them and a permission with limits.',
    'It asks the question that most forms leave out: has the customer received anything, or are they family, staff or a partner? If so, it says where that must be disclosed.',
    'The office page shows where each testimonial is used, so that taking one down takes minutes, not an afternoon.',
  ],
  howToUse: [
    'Ask when the job is done, happy customer or not, and never as a condition of anything.',
    'Let the customer write or speak in their own words; do not suggest sentences.',
    'If you shorten it, keep the meaning and let them read the short version.',
    'Have the form signed, and write down what they received, if anything.',
    'Log each use, with place and date.',
    'Take it down when they ask, and note the day.',
  ],
  expertGuide: [
    {
      title: 'Real person, real experience',
      text: 'A testimonial must come from a customer who exists, about their real experience, and must still be their opinion while you use it. Made-up ones, whether written by people or by software, are banned by federal rule, with civil penalties.',
      cite: '16 CFR 465.2; 16 CFR 255.1',
    },
    {
      title: 'Disclose any tie',
      text: 'Money, a discount, a gift, a family tie or a job with the company is disclosed next to the words, in plain view. A footnote on another page does not count.',
      cite: '16 CFR 255.5',
    },
    {
      title: 'A testimonial does not prove typical results',
      text: 'If a customer says “my bills fell by half”, you need evidence that it is usual, or a clear statement of what people can expect. Sentences about the work and the crew need no such evidence.',
      cite: '16 CFR 255.2',
    },
  ],
  pages: { main: 2, office: 1 },
  subject: 'Testimonial, with permission, facts and disclosure',
  intro:
    'This form is for your own words, with your limits. We pay nothing for them unless it says so below, and you may withdraw them.',
  keywords: ['testimonial', 'permission', 'roofing'],
  required: ['job.work', 'witness.words', 'tie.received', 'use.name'],
  parts: () => [
    d.part('Testimonial', [
      d.section('Customer and job'),
      d.fields(
        3,
        d.field('customer.name'),
        d.field('customer.email'),
        d.field('job.number'),
        d.field('job.address'),
        d.own('job.work', 'Work done'),
        d.own('job.finished', 'Finished on', 'date'),
        d.choice('witness.form', 'Form', ['Written', 'Spoken', 'Video', 'Photo with words']),
      ),
      d.section('Your words', 'The customer’s words in full'),
      d.fields(
        1,
        d.own(
          'witness.words',
          'In your own words: what was it like, and what would you tell a neighbor?',
          'multiline',
          { lines: 4 },
        ),
        d.own('witness.less', 'What could we have done better?', 'multiline', { lines: 2 }),
        d.own('witness.short', 'Shortened version you approve, if any', 'multiline', { lines: 2 }),
      ),
      d.section('Any ties between us', 'Ties to disclose'),
      d.fields(
        2,
        d.choice('tie.received', 'Did you receive anything for this?', [
          'Nothing',
          'A gift',
          'A discount',
          'Money',
          'Something else',
        ]),
        d.own('tie.what', 'If so, what and when'),
        d.choice('tie.relation', 'Are you related to us, employed by us or a partner?', [
          'No',
          'Family',
          'Employee',
          'Partner',
          'Other',
        ]),
        d.own('tie.wording', 'Sentence we print next to your words'),
      ),
      d.section('How it may be used', 'Uses and limits'),
      d.fields(
        2,
        d.choice('use.name', 'Name', ['Full name', 'First name and town', 'Initials', 'No name']),
        d.choice('use.photo', 'Photo or video of you', ['Yes', 'No']),
        d.choice('use.house', 'Photos of the house', ['Yes', 'Without address', 'No']),
        d.own('use.until', 'May be used until', 'date'),
        d.own('use.where', 'Where: website, print, ads, social media, bids', 'text', { span: 2 }),
      ),
      d.signatures(
        [{ name: 'customer', role: 'Customer' }],
        'These are my own words about my own job. I allow the uses above, without payment unless it says so above. I may ask you at any time to stop using them, and you will do so within thirty days where you can; printed pieces may be used up first. I am 18 or older.',
      ),
    ]),
    d.part(
      'Office record',
      [
        d.section('Where it is used', 'Uses of the testimonial, with dates'),
        d.table(
          'use.log',
          'Uses',
          [
            d.column('where', 'Where', 'text', { width: 2.6 }),
            d.column('from', 'From', 'date', { width: 1.2 }),
            d.column('words', 'Words used', 'text', { width: 3 }),
            d.column('until', 'Taken down on', 'date', { width: 1.2 }),
          ],
          [],
          { blankRows: 6 },
        ),
        d.section('Check before use'),
        d.tickList('check', [
          'Signed form filed with the job',
          'Words as they wrote them, or short version approved',
          'Tie and gift disclosed next to the words',
          'No figure we cannot prove',
          'Nothing about insurance or a claim',
          'Faces, plates and house numbers checked',
        ]),
        d.p(
          'Ask all customers, not only the happy ones, and keep the critical answers as well. Read them at the foremen’s meeting before you choose a line for the website.',
        ),
        d.legalNote(
          'Keep it real and honest',
          'No invented testimonials, none bought for praise, and none by insiders without disclosure (16 CFR 465.2, 465.4, 465.5). Objective claims in a quote are your claims too (15 U.S.C. § 45).',
        ),
        notLegalAdvice('16 CFR 255', '16 CFR 465', 'state right-of-publicity law'),
      ],
      { audience: 'office' },
    ),
  ],
})
