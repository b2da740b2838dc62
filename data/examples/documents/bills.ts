/** What quotes, invoices and ledgers say. */
import { people } from '../cast'
import type { SaidByName } from '../types'

/** How every invoice is paid and sent. */
const paying: SaidByName = {
  'pay.address': '120 Example Parkway, Columbus, OH 43004',
  'pay.payee': 'Ridgeline Example Roofing LLC',
  'pay.online': 'ridgeline.example.com/pay',
  'pay.how': 'Check or bank transfer',
  'sent.by': people.office,
  'sent.to': 'dana@example.com',
}
const overdue: SaidByName = {
  ...paying,
  'account.#.number': ['2026-118-3'],
  'letter.contact': 'Grace Lindqvist, (614) 555-0100',
}

export const invoicing: Readonly<Record<string, SaidByName>> = {
  'change-order-quote': {
    'change.found': 'The OSB around the bath vent is soft over 16 × 16 ft. Moist air from the fan went into the attic.',
    'change.work': 'Replace eight sheets with 7/16 in OSB and clips, before the underlayment goes on.',
    'answer.wait': 'September 22, noon',
  },
  'collections-call-log': {
    'call.#.spoke': ['Left a message', 'D. Rivera: check is in the mail'],
    'log.caller': people.office,
  },
  'customer-statement-of-account': {
    ...paying,
    'entry.#.reference': ['Invoice 118-1', 'Check 1042', 'Invoice 118-2'],
    'entry.#.charge': [1850, '', 7400],
    'entry.#.payment': ['', 1850, ''],
    'sent.by': 'G. Lindqvist, October 1',
    'slip.invoices': '118-2',
  },
  'demand-for-payment-letter': {
    ...overdue,
    'charge.basis': 'Contract, clause 5',
    'fact.disputed': 'You named four nails in the drive. We swept twice more on October 2 and found none.',
    'letter.payee': 'Ridgeline Example Roofing LLC, 120 Example Parkway, Columbus, OH 43004',
    'office.next': 'Lien recorded, if in time; then the attorney',
  },
  'deposit-invoice': {
    ...paying,
    'use.#.item': ['Ridge cap, special color', 'Permit', 'First delivery'],
    'cap.statute': 'None found for this contract',
  },
  'draw-request-form': {
    'line.#.item': ['Mobilization', 'Removal', 'Membrane', 'Flashing'],
    'draw.payee': 'Ridgeline Example Roofing LLC, by transfer',
    'loan.lender': 'Example Bank, construction loans',
    'office.sent': 'September 28, email',
  },
  'final-invoice': {
    ...paying,
    'change.#.description': ['Eight sheets of deck'],
    'allowance.#.item': ['Deck sheets', 'Second layer'],
  },
  'final-late-payment-notice': {
    ...overdue,
    'office.step': 'Demand letter, N. Castellan',
  },
  'first-late-payment-notice': overdue,
  'second-late-payment-notice': { ...overdue, 'contract.clause': 'Clause 5' },
  'good-better-best-option-comparison': {
    'cost.#.material': [5200, 6400, 8900],
    'cost.#.labor': [6100, 6300, 6700],
    'cost.#.other': [1100, 1100, 1250],
    'cost.#.margin': [0.32, 0.34, 0.35],
    'feature.#.good': ['', '', '', '', '25 years, prorated', '10 years'],
    'feature.#.better': ['', '', '', '', 'Limited lifetime', '10 years'],
    'feature.#.best': ['', '', '', '', '40 years, finish', '15 years'],
    'option.#.product': ['Laminated, weathered gray', 'Heavy laminate, class 4', 'Standing seam, dark bronze'],
    'choice.questions': 'Color of the drip edge',
    'company.seller': people.estimator,
  },
  'insurance-claim-invoice': {
    ...paying,
    'payment.#.reference': ['Check 88121, Rivera and Ridgeline'],
    'item.#.item': ['Shingles, 26.4 SQ', 'Drip edge, 202 LF', 'Pipe boots, 4'],
    'supplement.#.what': ['Second valley, 34 LF', 'Ice barrier, 3 SQ'],
  },
  'job-profit-sheet': { 'period.name': 'September 2026', 'says.lesson': 'Count every dormer wall before ordering' },
  'labor-rate-and-markup-calculator': {
    'burden.#.item': [
      'Social Security and Medicare',
      'Unemployment, state and federal',
      'Workers’ compensation',
      'Liability by payroll',
      'Holidays and vacation',
    ],
    'burden.#.source': ['Law', 'State notice', 'Policy', 'Policy', 'Handbook'],
    'role.#.role': ['Foreman', 'Roofer', 'Helper'],
    'role.#.wage': [34, 27, 20],
    'role.#.rate': [34, 27, 20],
  },
  'lien-notice-deadline-tracker': {
    'job.#.state': ['OH', 'OH', 'OH'],
    'lien.#.state': ['OH'],
    'lien.#.number': ['None yet'],
    'own.#.from': ['First work', 'Last work'],
    'own.#.statute': ['To be looked up', 'To be looked up'],
  },
  'partial-payment-receipt': { 'invoice.#.number': ['118-2'], 'receipt.by': people.office, 'rest.disputed': 'None' },
  'invoice-register': { 'register.month': 'September 2026' },
  'paid-in-full-receipt': { 'payment.#.reference': ['Check 1042', 'Check 1057', 'Transfer EX-771'] },
  'payment-policy': {
    'cap.statute': 'None found',
    'term.card': 'Card, no surcharge',
    'term.methods': 'Check, bank transfer, card',
  },
  'payment-receipt': {
    'receipt.bank': 'Example Bank',
    'receipt.reference': 'Check 1042',
    'receipt.words': 'As stated in figures above',
    'receipt.by': people.office,
  },
  'progress-invoice': {
    ...paying,
    'change.#.description': ['Eight sheets of deck'],
    'stage.#.stage': ['Tear-off and dry-in', 'Shingles', 'Flashing and caps', 'Closeout'],
    'bill.walked': 'Dana Rivera, September 23',
  },
  'quick-roofing-quote': {
    'price.#.what': [
      'New shingle roof, 26.4 squares',
      'Ridge vent, 46 ft',
      'Permit and inspection',
      'Cleanup and disposal',
    ],
    'price.#.amount': [13850, 780, 265, 640],
    'company.seller': people.estimator,
  },
  'quote-follow-up-log': {
    'quote.#.next': ['Call on Friday', 'Send the color samples', 'Closed'],
    'log.period': '3rd, 2026',
  },
  'recurring-maintenance-billing-schedule': {
    'plan.#.service': ['Spring and fall visit', 'Fall visit', 'Quarterly visits'],
    'year.year': '2026',
  },
  'refund-and-credit-memo': {
    'line.#.description': ['Two sheets of deck not used', 'Dumpster, half load'],
    'line.#.amount': [190, 140],
    'memo.explained': 'Two of eight sheets were not needed.',
    'memo.invoice': '118-3',
  },
  'retainage-invoice': {
    ...paying,
    'deduction.#.reason': ['Gutter dent, settled'],
    'deduction.#.amount': [85],
    'hold.event': 'Clause 7, final acceptance',
  },
  'roofing-price-list': {
    'cost.#.item': ['Boot, replaced', 'Shingle, per piece', 'Tarp, per SF', 'Step flashing, LF', 'Inspection'],
    'cost.#.material': [14, 3, 0.4, 3.2, 0],
    'cost.#.hours': [1.25, 0.2, 0.02, 0.2, 1.5],
    'cost.#.other': [0, 0, 0, 0, 10],
    'cost.#.margin': [0.35, 0.35, 0.35, 0.35, 0.35],
  },
  'schedule-of-values': { 'sov.section': '07 54 23' },
  'service-call-invoice': {
    ...paying,
    'call.agreedBy': 'Dana Rivera, by phone',
    'call.technician': people.foreman,
    'warranty.spot': 'The boot at the bath vent',
    'work.watch': 'Gutter sag at the rear; reset before winter',
  },
  'standard-roofing-invoice': {
    ...paying,
    'line.#.description': ['Roof replacement as in the contract', 'Change order 1, deck, 8 sheets'],
    'line.#.unit': ['LS', 'SHT'],
    'line.#.qty': [1, 8],
    'line.#.rate': [14850, 95],
    'line.#.price': [14850, 95],
    'warranty.start': '2026-09-24',
  },
  'time-and-materials-invoice': {
    ...paying,
    'equipment.#.item': ['Lift, one day', 'Dump ticket, 0.6 t'],
    'labor.#.who': ['Foreman', 'Roofer'],
    'labor.#.ticket': ['T-31', 'T-31'],
    'labor.#.hours': [6, 6],
    'labor.#.rate': [78, 62],
    'material.#.item': ['Step flashing, 20 pieces', 'Siding, 2 panels'],
    'work.what': 'Open the dormer wall, find and close the leak',
  },
}
