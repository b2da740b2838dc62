import { defineTemplate } from '@/data/shared/define-template'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const referralPartnerAgreement = defineTemplate('marketing', {
  name: 'Referral Partner Agreement',
  group: 'Referrals & Reviews',
  telling: 'Referrals and payments',
  notFor:
    'Not for real-estate agents, home inspectors, insurers or adjusters, and not for jobs that an insurer pays for.',
  description:
    'A plain agreement with a home-service or real-estate partner: what counts, what is paid, who may not be paid, and how to end it.',
  tags: [
    'referral agreement',
    'real estate referral',
    'partner program',
    'referral fee',
    'RESPA',
    'affiliate',
    'home services',
    'independent contractor',
    'B2B referral',
    'referral fee agreement',
    'finder’s fee',
    'realtor referral',
    'home inspector',
    'plumber',
    'co-marketing',
    'commission agreement',
    'lead partner',
  ],
  fullDescription: [
    'Painters, plumbers, gutter crews, inspectors, managers and agents see roofs all week. A short written agreement says what you owe each other before the first job, so that nobody feels awkward about the second.',
    'It keeps the difficult cases out: no fee where a real-estate agent, home inspector or insurer is involved, no fee that depends on a claim, no fee hidden from the owner, and none paid to someone’s employee behind the employer’s back.',
    'The first page asks the questions that decide whether a fee is lawful at all. If the answer is no, the agreement still works, without the fee.',
  ],
  howToUse: [
    'Answer the questions on the first page with the partner next to you, and stop where a line says stop.',
    'Fill in the fee as one figure, or leave it blank for a no-fee arrangement.',
    'Have your attorney read it once for your state and trade, then use it unchanged.',
    'Give the owner the disclosure at the first visit, in writing.',
    'Log every referral and pay on the day it is due.',
    'Review it once a year, and drop partners who send nothing or cause problems.',
  ],
  expertGuide: [
    {
      title: 'Agents and closings',
      text: 'Payments for business tied to a mortgage closing are governed by RESPA, and inspections or repairs requested in a sale may be part of one. A real-estate license also brings its own rules: disclosure to the client, and often payment only to the broker. Pay no fee on closing-related work unless your attorney approves it.',
      cite: '12 U.S.C. §§ 2602, 2607; 12 CFR 1024.14',
    },
    {
      title: 'Never for a claim',
      text: 'Do not pay for referrals of jobs an insurer pays for, and pay nothing to adjusters, insurers or their staff. Florida forbids rewards for referring work that property insurance pays for; other states have their own rules.',
      cite: 'Fla. Stat. § 489.147(2)',
    },
    {
      title: 'The owner should know',
      text: 'If someone is paid to recommend you, the person hearing the recommendation is entitled to know. One sentence in writing at the first visit does it.',
      cite: '16 CFR 255.5',
    },
    {
      title: 'Lead sellers and licenses',
      text: 'In some states a person who sells home improvement work for a fee must be registered or licensed as a salesperson. A partner who only hands out your card is not one who quotes, measures or signs, but ask your attorney where your state draws the line. Fees over the year’s limit are reported on a 1099.',
      cite: 'Cal. Bus. & Prof. Code § 7152; 26 U.S.C. § 6041A',
    },
  ],
  pages: { main: 1, office: 2 },
  subject: 'Agreement with a referral partner: fee, disclosure and limits',
  intro:
    'For partners who pass our name along. Answer the questions first; where a fee is not allowed, use the agreement without one.',
  keywords: ['referral', 'partner', 'agreement', 'roofing'],
  required: ['partner.name', 'company.representative', 'agreement.date', 'agreement.fee', 'agreement.days'],
  parts: () => [
    d.part(
      'Check first',
      [
        d.section('May a fee be paid?', 'Questions that decide whether a fee is allowed'),
        d.p('A yes to any question means no fee, or your attorney’s written approval first.'),
        d.table(
          'may',
          'May a fee be paid',
          [
            d.column('ask', 'Question', 'text', { fixed: true, width: 5 }),
            d.column('answer', 'Answer', 'select', { options: ['Yes', 'No', 'Ask attorney'], width: 1.4 }),
            d.column('note', 'Note', 'text', { width: 2 }),
          ],
          [
            {
              ask: 'Is the partner a real-estate agent, lender, title or escrow person, home inspector, insurer or adjuster?',
            },
            { ask: 'Will an insurer pay for any part of these jobs?' },
            { ask: 'Is the partner an employee or agent of someone who decides on the work?' },
            { ask: 'Will the partner measure, price, promise or sign for us?' },
            { ask: 'Does our state forbid referral fees for home improvement, or require a license?' },
            { ask: 'Is the fee tied to a review, a claim or the size of a settlement?' },
          ],
        ),
        d.section('Partner'),
        d.fields(
          3,
          d.own('partner.name', 'Partner'),
          d.own('partner.business', 'Business'),
          d.own('partner.phone', 'Phone', 'phone'),
          d.own('partner.email', 'Email', 'email'),
          d.choice('partner.kind', 'Kind', [
            'Painter',
            'Gutters',
            'Plumber',
            'HVAC',
            'Home inspector (no fee)',
            'Property manager',
            'Real estate (no fee)',
            'Other',
          ]),
          d.own('partner.licenses', 'Licenses they hold'),
          d.own('partner.w9', 'W-9 on file since', 'date'),
          d.own('partner.checked', 'Checked by, and date'),
          d.choice('partner.result', 'Result', ['With a fee', 'Without a fee', 'Not allowed']),
        ),
      ],
      { audience: 'office' },
    ),
    d.part('Agreement', [
      d.section('Parties'),
      d.fields(
        3,
        d.field('company.name', { label: 'Company' }),
        d.field('company.representative', { label: 'For the company' }),
        d.own('partner.name', 'Partner'),
        d.own('agreement.date', 'Date', 'date'),
        d.own('agreement.fee', 'Fee per finished and paid job', 'currency', { hint: 'leave blank for no fee' }),
        d.own('agreement.feeMost', 'Maximum per calendar year', 'currency'),
        d.own('agreement.days', 'Days to pay after we are paid'),
        d.own('agreement.until', 'End date, if any', 'date'),
        d.own('agreement.notices', 'Email for notices', 'email'),
      ),
      d.section('Terms', 'Terms of the referral agreement'),
      d.clauses(
        [
          'What you do',
          'You give people our name and number, or, with their consent, give us theirs. You do not measure, price, sign, promise dates, speak for us, send mass emails or texts about us, or say what an insurer will pay.',
        ],
        [
          'What we do',
          'We answer quickly, do the work under our own contract with the owner, and tell you when the job is finished or lost. The contract is between the owner and us alone.',
        ],
        [
          'Fee',
          'For a job you sent us that is finished and fully paid, we pay the fee above within the days above. The first partner to send a name gets the fee. No fee is paid on insured work, on jobs under a listing or closing, or where the checklist says stop.',
        ],
        [
          'Telling the owner',
          'We tell the owner in writing at the first visit that you may be paid for the referral. You say the same when you recommend us.',
        ],
        [
          'No other relationship',
          'You are independent. Neither of us may bind the other, use the other’s license or show the other’s name as a partner without written consent, and you are not our salesperson.',
        ],
        [
          'Information',
          'We use the contact details of the people you send only for their job. Neither of us sells or shares them.',
        ],
        [
          'Law and taxes',
          'Each of us keeps the licenses we need and follows the rules of our trade. Fees are reported where the law requires; please send a current W-9.',
        ],
        [
          'Ending the agreement',
          'Either of us may end this in writing at any time. Fees for referrals made before that remain due. Nothing is owed for work that is canceled or unpaid.',
        ],
      ),
      d.signatures(
        [
          { name: 'company', role: 'Company', withTitle: true },
          { name: 'partner', role: 'Partner', withTitle: true },
        ],
        'We agree to the terms above.',
      ),
    ]),
    d.part(
      'Referrals sent',
      [
        d.section('Referrals and payments', 'Referrals, results and fees paid'),
        d.table(
          'sent',
          'Referrals',
          [
            d.column('date', 'Date', 'date', { width: 1.2 }),
            d.column('name', 'Customer', 'text', { width: 2 }),
            d.column('result', 'Result', 'select', {
              options: ['Visit', 'Signed', 'Paid', 'Lost', 'No fee'],
              width: 1.2,
            }),
            d.column('paid', 'We were paid', 'date', { width: 1.3 }),
            d.column('fee', 'Fee', 'currency', { width: 1.1 }),
            d.column('sent', 'Fee sent', 'date', { width: 1.2 }),
          ],
          [],
          { blankRows: 12 },
        ),
        d.section('Every year'),
        d.tickList('year', [
          'State rules checked again',
          'Disclosure given at every first visit',
          'W-9 current, year total counted',
          'No fee on insured or closing work',
          'Partner’s license current',
          'Agreement reviewed by an attorney in the last two years',
        ]),
        d.note(
          'Other ways to say thanks',
          'Where a fee is not allowed, a phone call and a card still are. Partners send work because you call back and do good work.',
        ),
        d.legalNote(
          'Keep fees out of closings',
          'Never pay a fee for work required by a sale contract or a lender without your attorney’s written approval (12 U.S.C. § 2607; 12 CFR 1024.14).',
        ),
        notLegalAdvice('12 U.S.C. §§ 2602, 2607', '16 CFR 255.5', 'Fla. Stat. § 489.147', 'state licensing law'),
      ],
      { audience: 'office' },
    ),
  ],
})
