import { marketingPaper } from './template'
import { notLegalAdvice } from '@/data/contracts/parts/template'
import {
  bullets,
  choice,
  documentModel,
  field,
  fields,
  legalNote,
  note,
  own,
  p,
  part,
  section,
  table,
  column,
  tickList,
} from '@/lib/documents/author'

export const financingOptionsSheet = marketingPaper('Sales Materials', {
  name: 'Financing Options Sheet',
  description:
    'Show a customer how a roof can be paid, with APR, payments and total side by side and the Reg Z disclosures in place.',
  tags: [
    'financing',
    'payment plan',
    'APR',
    'Reg Z',
    'trigger terms',
    'deferred interest',
    'lender',
    'affordability',
    'home improvement loan',
  ],
  fullDescription: [
    'Talk about financing goes wrong in one of two ways: the payment is named and the rate is not, or “no interest” turns out to mean something else. This sheet puts up to three offers side by side, cash price first, with the annual percentage rate, the number and size of the payments and the total.',
    'It is laid out so that a payment cannot be shown without the figures that must go with it, and it says who decides: the lender, on its own papers.',
    'The page behind it is for the office: which lender, whose terms, until when, and how the words are checked before they are used.',
  ],
  howToUse: [
    'Copy the figures from the lender’s current sheet, never from memory, and write the date they are good until.',
    'Fill in the cash price first; it stays the first line of the page.',
    'Use only plans you may really offer, and leave the rest of the columns empty.',
    'Hand it over with the lender’s own disclosures, and say that the lender decides.',
    'Do not change a column for one customer; use the lender’s pages for that.',
    'Look at the sheet again each month; teaser rates end.',
  ],
  expertGuide: [
    {
      title: 'Trigger terms pull the rest along',
      text: 'In an advertisement for closed-end credit, naming a down payment, a number of payments, the payment amount or the finance charge makes you name the rest as well: down payment, repayment terms over the full time, and the annual percentage rate, under that name and whether it may increase. Easier still: never a payment without the whole column.',
      cite: '12 CFR 1026.24(c), (d)',
    },
    {
      title: 'Deferred interest must say “if paid in full”',
      text: 'A plan where interest is charged back to the start unless it is paid off in time is not “no interest”. Where the phrase is used for a store or card plan, the words “if paid in full” stand beside it, with the period, and the rest is disclosed. A plan with a real 0 percent is something else; say which it is.',
      cite: '12 CFR 1026.16(h)',
    },
    {
      title: 'The lender decides, and no one is steered',
      text: 'Do not say “everybody is approved” or guess at credit. Offer the application to anyone who asks, on the same terms, and never discourage anyone from applying for a reason the law protects. Your state may license a contractor who brokers loans.',
      cite: '12 CFR 1002.4; 15 U.S.C. § 45',
    },
    {
      title: 'Secured by the house',
      text: 'A loan or installment contract secured by the home of the buyer carries a three-day right to rescind, with two copies of the notice for each owner. Home improvement paper sold on carries the holder notice. Property-assessed financing is a charge on the house and has rules of its own.',
      cite: '12 CFR 1026.23; 16 CFR 433.2',
    },
  ],
  document: () =>
    documentModel({
      title: 'Financing Options Sheet',
      subject: 'Financing offers for a roof with rate, payments and total',
      intro:
        'For the customer’s table. Cash price first, then up to three offers with all their figures. The lender decides and gives you its own papers.',
      keywords: ['financing', 'Reg Z', 'roofing'],
      parts: [
        part('Options', [
          section('Your roof'),
          fields(
            3,
            field('customer.name'),
            field('job.address'),
            field('estimate.number'),
            own('fin.cash', 'Cash price', 'currency'),
            own('fin.down', 'Deposit due to us', 'currency', { hint: 'within your state’s cap' }),
            own('fin.goodUntil', 'These terms good until', 'date'),
          ),
          p(
            'Paying cash, card or check costs {fin.cash}. That is the price; a plan below cannot make the roof cheaper.',
            'Cash first.',
          ),
          section('Offers of the lender', 'Up to three offers side by side'),
          table(
            'offer',
            'Financing offers',
            [
              column('what', 'Figure', 'text', { fixed: true, width: 2.4 }),
              column('one', 'Offer 1', 'text', { width: 1.6 }),
              column('two', 'Offer 2', 'text', { width: 1.6 }),
              column('three', 'Offer 3', 'text', { width: 1.6 }),
            ],
            [
              { what: 'Lender and plan number' },
              { what: 'Amount financed' },
              { what: 'Down payment to the lender' },
              { what: 'Annual percentage rate (APR)' },
              { what: 'Fixed, or may it increase? When?' },
              { what: 'Number and amount of payments' },
              { what: 'Total of payments' },
              { what: 'Deferred interest? If paid in full by …' },
              { what: 'Secured by the home?' },
              { what: 'Fee for early payoff' },
              { what: 'Lender contact, and where to apply' },
            ],
          ),
          note(
            'How to read it',
            'Compare the total of payments, not the monthly payment. A longer plan is easier each month and dearer in all.',
            'A plan with deferred interest costs nothing extra only if the whole amount is paid by the date. If a dollar is left, interest runs from the first day.',
          ),
          section('Before you sign', 'What you get from the lender before signing'),
          bullets(
            'The lender’s own disclosure with the annual percentage rate, the finance charge and the payments.',
            'Its decision, yes or no, in its own name. We do not decide and we do not know your credit.',
            'If the loan is secured by your home: a separate notice of three days to cancel the loan, in two copies for each owner.',
            'Your roofing agreement, on its own paper, with its own cancellation notice.',
          ),
        ]),
        part(
          'Office page',
          [
            section('Whose terms, and since when', 'Lender terms with sources and dates'),
            table(
              'plan',
              'Plans we may offer',
              [
                column('lender', 'Lender', 'text', { width: 2 }),
                column('plan', 'Plan and code', 'text', { width: 1.6 }),
                column('apr', 'APR', 'text', { width: 1 }),
                column('from', 'Our sheet dated', 'date', { width: 1.2 }),
                column('until', 'Ends', 'date', { width: 1.1 }),
                column('fee', 'Fee to us', 'text', { width: 1 }),
              ],
              [],
              { blankRows: 5 },
            ),
            section('Check before it is handed out', 'Check before the sheet goes out'),
            tickList('check', [
              'No column with a payment and no APR',
              'APR in words, not “rate from”',
              'Deferred interest: “if paid in full by” with the date',
              'Only plans really open to this customer',
              'Lender’s current sheet filed behind this one',
              'No “everyone approved”, no “no credit check”',
              'Cash price the same with or without a plan',
              'Property-assessed plan: administrator’s papers only',
              'Read by the lender once, before the first use',
              'Thrown away and rewritten when a plan ends',
            ]),
            section('Words we use'),
            fields(
              2,
              own('words.approved', 'Wording the lender gave us', 'multiline', { span: 2, lines: 2 }),
              choice('words.license', 'Broker license needed in our state?', [
                'Checked: no',
                'Checked: yes, we have it',
                'Not checked yet',
              ]),
              own('words.checked', 'Checked by, and date'),
            ),
            legalNote(
              'What the law calls an advertisement',
              'A sheet like this one can be an advertisement for credit. A payment, a number of payments, a down payment or a finance charge brings the annual percentage rate and the terms with it (12 CFR 1026.24; for cards and lines 12 CFR 1026.16). Where the plan is yours and payable in more than four installments, you may be the creditor yourself: stop and call counsel.',
            ),
            notLegalAdvice('12 CFR 1026.16, 1026.23, 1026.24', '12 CFR 1002.4', '16 CFR 433.2'),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
