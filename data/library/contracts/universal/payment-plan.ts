import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { depositLimits } from '@/data/shared/deposit-limit'
import { paymentColumns, remainder } from '@/data/shared/payments'
import * as d from '@/lib/documents/author'

export const paymentPlan = defineTemplate('contract', {
  name: 'Payment Plan Agreement',
  group: 'universal',
  demand: [0.65, 'Most companies now and then.'],
  notFor:
    'Not for more than four installments, and not with interest or a fee: federal law then requires lending disclosures that it does not have.',
  description:
    'Payment plan for a roofing balance: up to four installments without finance charge, calculated, with terms for late payment.',
  tags: [
    'Payment Agreements',
    'payment plan',
    'installments',
    'payment agreement',
    'past due balance',
    'payment schedule',
    'promissory',
  ],
  fullDescription: [
    'Put a balance that cannot be paid at once in writing before it becomes a dispute. The plan starts from the contract sum, signed changes and payments made, and spreads the rest over at most four installments without interest or fees.',
    'Four installments and no charge is a legal line: beyond it, federal truth-in-lending rules require disclosures that this form does not contain. The form stays on the safe side and says so.',
    'Each installment has a share or dollar amount and a date; the last one is the remainder, so the plan adds up to the cent. Late payment, early payment and lien rights are covered in plain sentences.',
  ],
  howToUse: [
    'Bring contract sum, signed changes and payments up to date.',
    'Agree on two to four installments; enter shares or dollars for all but the last, which is the remainder.',
    'Check your state’s lien deadline before you agree to wait.',
    'Go through what happens if an installment is late.',
    'Sign, give the owner a copy, and note the dates.',
  ],
  expertGuide: [
    {
      title: 'Stay at four installments and no charge',
      text: 'A business that regularly gives consumers credit with a finance charge, or payable in more than four installments, is a creditor under the Truth in Lending Act, with disclosures and, where the home is security, a separate right of rescission of three business days with two copies for each owner. For longer plans work with a lender.',
      cite: '15 U.S.C. 1602(g); 12 CFR 1026.2(a)(17), 1026.23',
    },
    {
      title: 'A plan does not stop the lien deadline',
      text: 'Deadlines to record and to enforce a lien run on while you wait for installments, in most states without exception. Write the last day to record in the plan, and end the plan before that day.',
    },
    {
      title: 'Call before the due date, not after',
      text: 'A friendly call two days ahead collects more than three letters afterward. If an agency takes over, follow state and federal debt collection rules.',
      cite: '15 U.S.C. 1692 et seq.',
    },
    contract.attorneyGuide,
  ],
  pages: { main: 2, office: 1 },
  subject: 'Installments for the balance of a roofing contract',
  intro:
    'The balance under the contract named below is paid in at most four installments, without interest and without a fee.',
  keywords: ['payment plan', 'installments'],
  hasEditions: true,
  required: ['plan.date', 'contract.date', 'sum.contract', 'installment', 'installment.due'],
  parts: (edition) => [
    contract.officeCover(
      [
        d.bullets(
          'More than four installments, or any charge: do not use this form. Truth-in-lending disclosures (12 CFR part 1026) and, for credit arranged with the sale, the holder notice of 16 CFR 433.2 are prescribed texts that belong in a lender’s documents.',
          'The plan divides a balance for work done. A payment before the work is a deposit, and a state’s limit on deposits applies to it.',
        ),
        d.section('Deposit limits and late interest', 'State law on deposits and late interest'),
        ...(edition.state
          ? contract.factBullets(edition.state, [
              ['depositCap', 'Deposit'],
              ['lateInterest', 'Late interest'],
              ['lienDeadline', 'Lien deadline'],
            ])
          : [depositLimits(edition)]),
      ],
      ['15 U.S.C. 1602(g)', '12 CFR 1026.2(a)(17), 1026.23', '16 CFR 433.2'],
      edition,
    ),
    d.titledPart('Plan', [
      d.section('Contract'),
      contract.reference(d.own('plan.number', 'Plan number'), d.own('plan.date', 'Date', 'date')),
      d.section('Balance', 'Balance from contract sum, changes and payments, calculated'),
      d.fields(
        4,
        d.own('sum.contract', 'Contract sum', 'currency'),
        d.own('sum.changes', 'Signed changes, net', 'currency'),
        d.own('sum.paid', 'Paid so far', 'currency'),
        d.calculated('sum.balance', 'Balance', 'currency', d.sub(d.add('sum.contract', 'sum.changes'), 'sum.paid')),
        d.own('lien.lastDay', 'Last day to record a lien', 'date'),
        d.choice('plan.method', 'Paid by', ['Check', 'Bank transfer', 'Card on the due date']),
        d.own('plan.grace', 'Days of grace', 'number', { decimals: 0 }),
        d.field('customer.phone'),
      ),
      d.section('Installments', 'Up to four installments that add up to the balance'),
      d.table(
        'installment',
        'Installments',
        [
          d.column('name', 'Installment', 'text', { width: 2.6, fixed: true }),
          d.column('due', 'Due', 'date', { width: 1.4 }),
          ...paymentColumns({ sum: 'sum.balance' }),
          d.column('received', 'Received on', 'date', { width: 1.4 }),
        ],
        [
          { name: 'First' },
          { name: 'Second' },
          { name: 'Third' },
          { name: 'Last', ...remainder('installment', 4, 'sum.balance') },
        ],
        { totals: [d.total('plan.total', 'Installments', d.sum('installment', 'amount'), { strong: true })] },
      ),
      d.section('Before you sign'),
      d.tickList('check', [
        'Work complete or open points listed',
        'No more than four installments',
        'No interest, fee or charge for the plan',
        'No mortgage or other security interest in the home',
        'Plan ends before the last day to record a lien',
        'Owner has a copy of the last invoice',
      ]),
      d.section('Terms'),
      d.clauses(
        [
          'No charge for credit',
          'Owner pays the balance and nothing for the extra time. The plan gives no security interest in the home beyond lien rights that already exist by law.',
        ],
        ['Early payment', 'Any part may be paid early, without notice and without a charge.'],
        [
          'Late installment',
          'If an installment is not paid within the days of grace and 7 days after a written reminder, the whole balance is due, where the state allows that. A bank’s returned-payment charge is passed on at cost.',
        ],
        [
          'Disputes about the work',
          'Owner may withhold the fair value of a defect stated in writing. Warranty duties continue during the plan.',
        ],
        [
          'Liens',
          'Contractor will not record a lien while the payments are made on time, but keeps its right to record one before the deadline. With each payment Owner receives the lien waiver for it.',
        ],
        ['The contract remains in force', 'The plan changes the dates of payment and nothing else.'],
      ),
      d.signatures([
        { name: 'owner', role: 'Owner' },
        { name: 'coOwner', role: 'Co-owner' },
        { name: 'contractor', role: 'Contractor', withTitle: true },
      ]),
    ]),
  ],
})
