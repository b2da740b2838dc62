import { defineTemplate } from '@/data/define-template'
import { notLegalAdvice } from '@/data/parts/notices'
import * as d from '@/lib/documents/author'

export const referralPartnerAgreement = defineTemplate('marketing', {
  name: 'Referral Partner Agreement',
  group: 'Referrals & Reviews',
  description:
    'A plain agreement with a home-service or real-estate partner: what counts, what is paid, who may not be paid, how to end it.',
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
    'Painters, plumbers, gutter crews, inspectors, managers and agents see roofs all week. A short written agreement says what you owe each other before the first job, so that nobody has to feel awkward about the second.',
    'It keeps the difficult cases out: no fee where a real-estate agent, home inspector or insurer is involved, no fee that depends on a claim, no fee hidden from the owner, and none paid to somebody’s employee behind the employer’s back.',
    'A page in front asks the questions that decide whether a fee is lawful at all. If the answer is no, the agreement still works, without the fee.',
  ],
  howToUse: [
    'Answer the questions in front with the partner beside you, and stop where a line says stop.',
    'Fill in the fee as one figure or leave it empty for a no-fee arrangement.',
    'Have counsel read it once for your state and trade, then use it unchanged.',
    'Give the owner the disclosure at the first visit, in writing.',
    'Log every referral and pay on the day it is due.',
    'Look at it once a year, and drop partners who send nothing or send trouble.',
  ],
  expertGuide: [
    {
      title: 'Agents and closings',
      text: 'Payments for business tied to a mortgage closing are governed by RESPA, and inspections or repairs asked for in a sale may be part of one. A real-estate license also brings its own rules: disclosure to the client, and often payment only to the broker. Keep closing-related work free of any fee unless counsel approves it.',
      cite: '12 U.S.C. §§ 2602, 2607; 12 CFR 1024.14',
    },
    {
      title: 'Never for a claim',
      text: 'Do not pay for referrals of jobs an insurer pays for, and pay nothing to adjusters, insurers or their staff. Florida forbids rewards for referring work that property insurance pays for; other states have rules of their own.',
      cite: 'Fla. Stat. § 489.147(2)',
    },
    {
      title: 'The owner should know',
      text: 'If someone is paid to recommend you, the person hearing the recommendation is entitled to know. One sentence in writing at the first visit does it.',
      cite: '16 CFR 255.5',
    },
    {
      title: 'Lead sellers and licenses',
      text: 'In some states a person who sells home improvement work for a fee must be registered or licensed as a salesperson. A partner who only hands out your card is not one who quotes, measures or signs, but ask counsel where your state draws the line. Fees over the year’s limit are reported on a 1099.',
      cite: 'Cal. Bus. & Prof. Code § 7152; 26 U.S.C. § 6041A',
    },
  ],
  subject: 'Agreement with a referral partner: fee, disclosure and limits',
  intro:
    'For partners who pass our name on. Answer the questions first; where a fee is not allowed, use it without one.',
  keywords: ['referral', 'partner', 'agreement', 'roofing'],
  parts: () => [
    d.part(
      'Check first',
      [
        d.section('May a fee be paid?', 'Questions that decide whether a fee is allowed'),
        d.p('One yes below means: no fee, or counsel’s written word first.'),
        d.table(
          'may',
          'May a fee be paid',
          [
            d.column('ask', 'Question', 'text', { fixed: true, width: 5 }),
            d.column('answer', 'Answer', 'select', { options: ['Yes', 'No', 'Ask counsel'], width: 1.4 }),
            d.column('note', 'Note', 'text', { width: 2 }),
          ],
          [
            {
              ask: 'Is the partner a real-estate agent, lender, title or escrow person, home inspector, insurer or adjuster?',
            },
            { ask: 'Will an insurer pay for any part of these jobs?' },
            { ask: 'Is the partner an employee or agent of somebody who decides about the work?' },
            { ask: 'Will the partner measure, price, promise or sign for us?' },
            { ask: 'Does our state forbid or license referral fees for home improvement?' },
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
        d.own('agreement.fee', 'Fee per finished and paid job', 'currency', { hint: 'leave empty for no fee' }),
        d.own('agreement.feeMost', 'Most per calendar year', 'currency'),
        d.own('agreement.days', 'Days to pay after we are paid'),
        d.own('agreement.until', 'Runs until, if it ends', 'date'),
        d.own('agreement.notices', 'Email for notices', 'email'),
      ),
      d.section('Terms', 'Terms of the referral agreement'),
      d.clauses(
        [
          'What you do',
          'You give people our name and number, or with their consent give us theirs. You do not measure, price, sign, promise dates, speak for us, send mass emails or texts about us, or say what an insurer pays.',
        ],
        [
          'What we do',
          'We answer quickly, do the work under our own contract with the owner, and tell you once the job is finished or lost. The contract is between the owner and us alone.',
        ],
        [
          'Fee',
          'For a job you sent us that is finished and fully paid, we pay the fee above within the days above. The first partner to send a name counts. No fee on insured work, on jobs under a listing or closing, or where the checklist says stop.',
        ],
        [
          'Owner is told',
          'We tell the owner in writing at the first visit that you may be paid for the referral. You say the same when you recommend us.',
        ],
        [
          'No other relation',
          'You are independent. Neither of us may bind the other, use the other’s license or show the other’s name as a partner without written consent, and you are not our salesperson.',
        ],
        [
          'Information',
          'We use the contact details of the people you send only for their job. Neither of us sells or lends them to anyone.',
        ],
        [
          'Law and taxes',
          'Each of us keeps the licenses we need and follows the rules of our trade. Fees are reported where the law asks; please send a current W-9.',
        ],
        [
          'End',
          'Either of us may end this in writing at any time. Fees for names sent before that stay due. Nothing is owed for work that is canceled or unpaid.',
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
          'Agreement read by counsel in the last two years',
        ]),
        d.note(
          'No fee, same thanks',
          'Where a fee is not allowed, a call and a card are. Partners send work because you call back and do good work.',
        ),
        d.legalNote(
          'Keep out of closings',
          'Never a fee for work asked for in a sale contract or by a lender without counsel’s written word (12 U.S.C. § 2607; 12 CFR 1024.14).',
        ),
        notLegalAdvice('12 U.S.C. §§ 2602, 2607', '16 CFR 255.5', 'Fla. Stat. § 489.147', 'state licensing law'),
      ],
      { audience: 'office' },
    ),
  ],
})
