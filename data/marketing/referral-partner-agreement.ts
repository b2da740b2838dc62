import { marketingPaper } from './template'
import { notLegalAdvice } from '@/data/contracts/parts/template'
import {
  choice,
  clauses,
  column,
  documentModel,
  field,
  fields,
  legalNote,
  note,
  own,
  p,
  part,
  section,
  signatures,
  table,
  tickList,
} from '@/lib/documents/author'

export const referralPartnerAgreement = marketingPaper('Referrals & Reviews', {
  name: 'Referral Partner Agreement',
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
  document: () =>
    documentModel({
      title: 'Referral Partner Agreement',
      subject: 'Agreement with a referral partner: fee, disclosure and limits',
      intro:
        'For partners who pass our name on. Answer the questions first; where a fee is not allowed, use it without one.',
      keywords: ['referral', 'partner', 'agreement', 'roofing'],
      parts: [
        part(
          'Check first',
          [
            section('May a fee be paid?', 'Questions that decide whether a fee is allowed'),
            p('One yes below means: no fee, or counsel’s written word first.'),
            table(
              'may',
              'May a fee be paid',
              [
                column('ask', 'Question', 'text', { fixed: true, width: 5 }),
                column('answer', 'Answer', 'select', { options: ['Yes', 'No', 'Ask counsel'], width: 1.4 }),
                column('note', 'Note', 'text', { width: 2 }),
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
            section('Partner'),
            fields(
              3,
              own('partner.name', 'Partner'),
              own('partner.business', 'Business'),
              own('partner.phone', 'Phone', 'phone'),
              own('partner.email', 'Email', 'email'),
              choice('partner.kind', 'Kind', [
                'Painter',
                'Gutters',
                'Plumber',
                'HVAC',
                'Home inspector (no fee)',
                'Property manager',
                'Real estate (no fee)',
                'Other',
              ]),
              own('partner.licenses', 'Licenses they hold'),
              own('partner.w9', 'W-9 on file since', 'date'),
              own('partner.checked', 'Checked by, and date'),
              choice('partner.result', 'Result', ['With a fee', 'Without a fee', 'Not allowed']),
            ),
          ],
          { audience: 'office' },
        ),
        part('Agreement', [
          section('Parties'),
          fields(
            3,
            field('company.name', { label: 'Company' }),
            field('company.representative', { label: 'For the company' }),
            own('partner.name', 'Partner'),
            own('agreement.date', 'Date', 'date'),
            own('agreement.fee', 'Fee per finished and paid job', 'currency', { hint: 'leave empty for no fee' }),
            own('agreement.feeMost', 'Most per calendar year', 'currency'),
            own('agreement.days', 'Days to pay after we are paid'),
            own('agreement.until', 'Runs until, if it ends', 'date'),
            own('agreement.notices', 'Email for notices', 'email'),
          ),
          section('Terms', 'Terms of the referral agreement'),
          clauses(
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
          signatures(
            [
              { name: 'company', role: 'Company', withTitle: true },
              { name: 'partner', role: 'Partner', withTitle: true },
            ],
            'We agree to the terms above.',
          ),
        ]),
        part(
          'Referrals sent',
          [
            section('Referrals and payments', 'Referrals, results and fees paid'),
            table(
              'sent',
              'Referrals',
              [
                column('date', 'Date', 'date', { width: 1.2 }),
                column('name', 'Customer', 'text', { width: 2 }),
                column('result', 'Result', 'select', {
                  options: ['Visit', 'Signed', 'Paid', 'Lost', 'No fee'],
                  width: 1.2,
                }),
                column('paid', 'We were paid', 'date', { width: 1.3 }),
                column('fee', 'Fee', 'currency', { width: 1.1 }),
                column('sent', 'Fee sent', 'date', { width: 1.2 }),
              ],
              [],
              { blankRows: 12 },
            ),
            section('Every year'),
            tickList('year', [
              'State rules checked again',
              'Disclosure given at every first visit',
              'W-9 current, year total counted',
              'No fee on insured or closing work',
              'Partner’s license current',
              'Agreement read by counsel in the last two years',
            ]),
            note(
              'No fee, same thanks',
              'Where a fee is not allowed, a call and a card are. Partners send work because you call back and do good work.',
            ),
            legalNote(
              'Keep out of closings',
              'Never a fee for work asked for in a sale contract or by a lender without counsel’s written word (12 U.S.C. § 2607; 12 CFR 1024.14).',
            ),
            notLegalAdvice('12 U.S.C. §§ 2602, 2607', '16 CFR 255.5', 'Fla. Stat. § 489.147', 'state licensing law'),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
