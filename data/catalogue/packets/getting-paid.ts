import type { GeneralPacket } from './types'

export const gettingPaid: GeneralPacket = {
  slug: 'getting-paid',
  name: 'Getting Paid',
  description:
    'The documents that bring the money in: terms, bills, lien notices, receipts, and what to send when a customer pays late, in order.',
  stages: [
    {
      title: 'Agree on payment',
      documents: [
        {
          template: 'payment-policy',
          why: 'Deposits, due dates, late charges and liens in plain words, signed before the first bill.',
        },
        {
          template: 'milestone-payment-schedule',
          why: 'Payments by stage of the roof that add up to the contract, with the deposit checked against the state’s limit.',
        },
      ],
    },
    {
      title: 'Protect your lien rights',
      documents: [
        {
          template: 'notice-to-owner-preliminary-notice',
          why: 'In some states it has to go out within days of the start; it lists who sends it and by when.',
        },
        {
          template: 'lien-notice-deadline-tracker',
          why: 'Notice and lien dates of every open job, with the days that are left.',
        },
      ],
    },
    {
      title: 'Bill',
      documents: [
        {
          template: 'deposit-invoice',
          why: 'The deposit that the contract names, and its credit on later bills.',
        },
        {
          template: 'progress-invoice',
          why: 'A stage that is done: percent, signed changes, earlier bills and the amount now due.',
        },
        {
          template: 'conditional-progress-lien-waiver',
          why: 'Goes with a progress bill: it takes effect when that payment has cleared.',
        },
        {
          template: 'final-invoice',
          why: 'Contract, signed changes and every payment, down to the balance that closes the job.',
        },
        {
          template: 'conditional-final-lien-waiver',
          why: 'Goes with the final bill: it takes effect when the last payment has cleared.',
        },
      ],
    },
    {
      title: 'When the money comes',
      documents: [
        {
          template: 'payment-receipt',
          why: 'What was paid, how and for what.',
        },
        {
          template: 'unconditional-progress-lien-waiver',
          why: 'For a progress payment that has cleared.',
        },
        {
          template: 'unconditional-final-lien-waiver',
          why: 'For the last payment, once it has cleared: it gives up your lien rights at once.',
        },
        {
          template: 'paid-in-full-receipt',
          why: 'The whole account down to zero, for the owner’s file and yours.',
        },
      ],
    },
    {
      title: 'When it does not come',
      documents: [
        {
          template: 'accounts-receivable-aging',
          why: 'Look at it every week: who owes what, how long, and which lien date comes next.',
        },
        {
          template: 'customer-statement-of-account',
          why: 'Every invoice and payment of one customer, to clear up a mistake before you press.',
        },
        {
          template: 'first-late-payment-notice',
          why: 'A friendly reminder with the open invoices and an easy way to answer.',
        },
        {
          template: 'collections-call-log',
          why: 'Who promised what by when, so that the next letter can name it.',
        },
        {
          template: 'second-late-payment-notice',
          why: 'Firmer: days late, the late charge of the contract and a date to answer.',
        },
        {
          template: 'payment-plan-agreement',
          why: 'For a customer who wants to pay but cannot at once: up to four installments without a charge.',
        },
        {
          template: 'final-late-payment-notice',
          why: 'One last date, and what happens after it.',
        },
        {
          template: 'demand-for-payment-letter',
          why: 'Facts, account, interest to date and a deadline, as a court will want to see them.',
        },
      ],
    },
  ],
}
