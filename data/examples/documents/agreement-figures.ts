/** Days, references and amounts of contracts and of the papers around them. */
import { building, company, house, people } from '../cast'
import { days } from '../calendar'
import { placeAt } from '../inspection-names'
import type { ExamplePlace, Said, SaidByName } from '../types'

const owner: Said = ({ job }) => (job.isHouse ? people.homeowner : building.owner)
const nothing: SaidByName = {
  'exception.extra': 0,
  'exception.delay': 0,
  'exception.retainage': 0,
  'exception.unsigned': 0,
  'exception.disputed': 0,
  'exception.note': 'None',
}
const waiver: SaidByName = {
  ...nothing,
  'waiver.number': 'LW-118-2',
  'payer.name': owner,
  'payment.maker': owner,
  'claimant.printedName': people.owner,
  'claimant.date': days.paid,
  'witness.date': days.paid,
  'payment.invoice': '118-2',
  'payment.through': days.completion,
  'payment.cleared': days.paid,
}
/** Part of the sum is paid, retainage is kept. */
const progressWaiver: SaidByName = {
  ...waiver,
  'payment.through': days.third,
  'sum.payment': ({ contract }) => Math.round(contract * 40) / 100,
  'exception.retainage': ({ contract }) => Math.round(contract * 5) / 100,
}
/** An emergency: signed on the day of the call, before the roof is covered. The wind was the night before. */
const cover: SaidByName = {
  'storm.date': '2026-08-16',
  'contract.date': days.call,
  'cancel.transactionDate': days.call,
  'owner.date': days.call,
  'contractor.date': days.call,
  'tarp.holdsUntil': '2026-09-16',
  'temporary.lasts': '2026-09-16',
}

/** For a business its representative signs, and what is for homes stays blank. */
const homePage: SaidByName = {
  'owner.printedName': ({ job }) => (job.isHouse ? undefined : people.facilities),
  ...Object.fromEntries(
    ['leadOwner.printedName', 'leadOwner.date', 'cancel.transactionDate'].map((name) => [
      name,
      ({ job }: ExamplePlace) => (job.isHouse ? undefined : ''),
    ]),
  ),
}

/** An inspection, on a day after the contract. */
const inspected = '2026-09-08'

export const agreementBlueprintFigures: Readonly<Record<string, SaidByName>> = {
  'commercial-contract': {
    'request.date': days.walk,
    'request.through': days.walk,
    'owner.date': days.contract,
    'owner.title': 'Facilities manager',
    'contractor.date': days.contract,
    'requestContractor.date': days.walk,
    'requestOwner.date': days.walk,
  },
  'emergency-repair-contract': {
    ...cover,
    'call.cause': 'Wind',
    'measure.#.photo': ['P-16', 'P-17', 'P-18', 'P-19'],
    'damage.#.seen': ['No', 'Yes', 'No', 'Yes'],
    'damage.#.where': (place) => (place.row % 2 === 0 ? `${placeAt(place)}, P-${10 + place.row}` : ''),
  },
  'repair-contract': homePage,
  'one-time-maintenance-contract': {
    ...homePage,
    'task.#.note': [''],
    'price.#.amount': [485, 0],
    'price.#.note': ['', 'Only if needed'],
  },
  'annual-maintenance-agreement': {
    ...homePage,
    'renewal.start': '',
    'renewal.end': '',
    'renewal.price': '',
    'renewalOwner.printedName': '',
    'renewalOwner.date': '',
    'renewalContractor.printedName': '',
    'renewalContractor.date': '',
  },
  'inspection-service-agreement': {
    ...homePage,
    // A function: a text would be taken for the day of the signatures.
    'inspection.date': () => inspected,
    'price.#.amount': [385, 0, 0, 0],
    'price.#.note': ['', 'Not ordered', 'Not ordered', '$145, if ordered'],
  },
  // A roof of five years ago, under both of its warranties.
  'warranty-service-agreement': {
    ...homePage,
    'roof.age': 5,
    'roof.warranty': 'Workmanship to 2031, material to 2041',
    'workmanship.start': '2021-08-20',
    'workmanship.end': '2031-08-20',
    'workmanship.number': 'W-2021-044',
    'maker.start': '2021-08-20',
    'maker.end': '2041-08-20',
    'price.#.amount': [240, 295, 0, 0],
    'price.#.note': ['', '', '$145 a call', '$95, if sold'],
  },
}

export const agreementFigures: Readonly<Record<string, SaidByName>> = {
  'change-order': {
    'change.date': days.second,
    'owner.date': days.second,
    'contractor.date': days.second,
    'days.completion': days.walk,
    'change.subcontractors': 'No',
  },
  'work-authorization': {
    'work.description':
      'Replace the split boot at the bath vent and six shingles around it, seal and test with water; photographs before and after.',
    'work.area': 'South slope around the bath vent',
  },
  'deposit-receipt': {
    'deposit.amount': ({ contract }) => Math.round(contract * 10) / 100,
    'receipt.date': days.deposit,
    'deposit.reference': 'Check 1042',
    'limit.checked': '2026-08-28',
    // Ohio limits deposits on contracts of $25,000 or more.
    'cap.#.rule': '',
    'cap.#.share': '',
    'contractor.date': days.deposit,
    'owner.date': days.deposit,
  },
  'payment-plan-agreement': {
    'plan.date': days.letter,
    'owner.date': days.letter,
    'contractor.date': days.letter,
    'installment.#.due': ['2026-10-16', '2026-10-30', '2026-11-06', '2026-11-20'],
    'installment.#.received': ['2026-10-16'],
  },
  'conditional-progress-lien-waiver': progressWaiver,
  'unconditional-progress-lien-waiver': progressWaiver,
  'conditional-final-lien-waiver': { ...waiver, 'waiver.number': 'LW-118-3', 'payment.invoice': '118-3' },
  'unconditional-final-lien-waiver': { ...waiver, 'waiver.number': 'LW-118-4', 'payment.invoice': '118-3' },
  'terms-and-conditions': {
    'terms.number': 'Attachment 2',
    'figures.payDays': 10,
    'figures.lateRate': 0.12,
    'figures.escalation': 0.03,
    'figures.hourly': 85,
    'figures.workmanship': 10,
  },
  'notice-of-cancellation': {
    'notice.number': 'NC-118',
    'cancel.phone': company['company.phone'],
    'cancel.email': company['company.email'],
    'cancel.returned': '',
    'cancel.refunded': '',
  },
  'insurance-claim-direction-to-pay': {
    'mortgage.company': 'Example Bank, loan L-EXAMPLE-55',
    'sum.deductible': 1500,
    'sum.received': ({ contract }) => Math.round(contract * 10) / 100,
    'payment.stage': 'Final payment',
    'owner.date': days.invoice,
    'coOwner.date': days.invoice,
    'contractor.date': days.invoice,
  },
  'notice-to-owner-preliminary-notice': {
    'claimant.address': company['company.address'],
    'claimant.license': company['company.license'],
    'owner.address': `${house.street}, ${house.city}, ${house.state} ${house.zip}`,
    'prime.name': `${company['company.name']}, ${company['company.address']}`,
    'lender.name': 'None known',
    'work.first': days.start,
    'notice.lastDay': days.due,
    'notice.date': days.second,
    'claimant.date': days.second,
    'service.#.how': ['Certified mail', 'Certified mail', 'Certified mail'],
    'service.#.number': ['EXAMPLE 7012 0001', 'EXAMPLE 7012 0002', 'EXAMPLE 7012 0003'],
    'service.#.sent': days.second,
    'service.#.received': days.walk,
  },
  'certificate-of-completion': {
    'completion.number': 'CC-118',
    'completion.date': days.walk,
    'owner.date': days.walk,
    'contractor.date': days.walk,
    'punch.count': 1,
    'punch.held': 150,
  },
  'warranty-certificate': {
    'warranty.number': 'W-2026-118',
    'warranty.issued': days.walk,
    'warranty.ends': days.warrantyEnd,
    'contractor.date': days.walk,
    'owner.date': days.walk,
    'warranty.claimAddress': '120 Example Parkway, Columbus; office@ridgeline.example.com',
    'transfer.allowed': 'Yes, for the fee',
    'transfer.fee': 95,
    'transfer.days': 60,
  },
  'punch-list-acceptance': {
    'punch.number': 'PL-118',
    'item.#.where': ['Front eave', 'Side yard', 'West rake'],
    'item.#.due': [days.invoice, days.invoice, days.review],
    'item.#.value': [45, 35, 60],
    'punch.allBy': days.review,
    'punch.access': 'Outside only',
    'accept.date': days.review,
    'accept.released': 140,
    'owner.date': days.review,
    'contractor.date': days.review,
  },
  'emergency-tarp-contract': {
    ...cover,
    'damage.openings': 2,
    'payment.#.expected': [days.call, '2026-09-16'],
    'payment.#.share': [0.9],
    'job.startDate': days.call,
    'job.completionDate': days.call,
    'warranty.months': 1,
  },
  'gutter-installation-contract': {
    'gutter.spacing': 24,
    'gutter.discharge': 'Front left to a splash block, rear to the drain pipe',
  },
  'gutter-repair-contract': { 'gutter.age': 14 },
  'skylight-installation-contract': { 'skylight.count': 2 },
  'roof-coating-restoration-contract': {
    'test.adhesion': 3.2,
    'test.wetArea': 120,
    'coating.coats': 2,
    'coating.area': ({ job }) => job.area,
    'coating.mils': 24,
    'coating.solids': 0.95,
    'coating.recoat': '2036-09-24',
    'coating.ponds': 'Around D-2, 1/4 in after a day',
  },
}
