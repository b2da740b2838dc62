/** What tables and pages of marketing, staff and customer documents say apart from their lists of figures. */
import { people } from '../cast'
import { days } from '../calendar'
import type { SaidByName } from '../types'

const teachers = [people.safety, people.safety, people.foreman, people.foreman, people.foreman, people.safety]

export const pageFigures: Readonly<Record<string, SaidByName>> = {
  'annual-inspection-reminder': { 'inspection.date': days.completion },
  'apprentice-roofer-training-plan': { 'plan.number': 'Company plan, no. 3', 'lesson.#.by': teachers },
  'attendance-and-call-in-policy': { 'policy.contact': people.foreman },
  'before-and-after-case-study': {
    'case.photo.#.place': [
      ...['Bath vent', 'Bath vent', 'Attic above the stairs'],
      ...['South slope', 'South slope', 'Whole house'],
    ],
    'case.photo.#.caption': [
      ...['Before: boot split uphill', 'After: new boot, flashed', 'Before: duct ends in the attic'],
      ...['Eight sheets of new deck', 'Shingles on, ridge vent open', 'Finished, from the street'],
    ],
  },
  'company-capability-statement': {
    'cap.bidEmail': 'bids@ridgeline.example.com',
    'source.#.where': [
      ...['Articles filed 2009', 'State register, printed', 'Job list, 2021–2025', 'Written consent, 3 owners'],
      ...['Form 300A, 3 years', 'Insurer’s letter', 'Certificate of insurance', 'Surety’s letter'],
      ...['Applicator certificates', 'Not claimed'],
    ],
  },
  'crew-foreman-scorecard': { 'person.name': people.foreman },
  'crew-skills-matrix': { 'plan.#.skill': ['Step flashing, alone', 'Rescue drill, alone'] },
  'employment-application': { 'office.by': people.office },
  'estimator-and-sales-job-description': { 'pay.low': 25, 'pay.high': 36, 'goal.sold': 1_400_000 },
  'exit-interview-form': {
    'action.#.action': ['Times sent by 4 pm the day before', 'Second rope bought for truck 2'],
    'action.#.kind': ['Schedule', 'Tools'],
    'action.#.who': [people.office, people.safety],
    'interviewer.printedName': people.office,
  },
  'final-pay-worksheet': { 'claim.#.what': ['None'], 'claim.#.allowed': [''] },
  'financing-options-sheet': {
    'offer.#.one': [
      ...['Example Bank, A60', '$18,916', '$0', '9.99 %', 'Fixed', '60 × $401.82', '$24,109'],
      ...['No', 'No', 'None', '(614) 555-0175, in our office'],
    ],
    'offer.#.two': [
      ...['Example Credit Union, C120', '$18,916', '$0', '10.99 %', 'Fixed', '120 × $260.46', '$31,255'],
      ...['No', 'No', 'None', '(614) 555-0176, online'],
    ],
    'offer.#.three': [
      ...[
        'Example Bank, D12',
        '$18,916',
        '$0',
        '0 %, then 24.99 %',
        'Yes, after month 12',
        '12 × $1,576.34',
        '$18,916',
      ],
      ...['Yes, by 09/24/2027', 'No', 'None', '(614) 555-0175, in our office'],
    ],
  },
  'google-business-profile-checklist': {
    'profile.second': people.office,
    'month.#.note': ['', 'Three job photographs', '', '', 'Old phone number on one map', ''],
    'log.#.by': [people.office, people.office],
  },
  'in-home-sales-presentation-guide': { 'sign.lastDay': days.cancelEnds },
  'lead-source-roi-calculator': { 'roi.margin': 0.38, 'may.margin': 0.38 },
  'new-hire-onboarding-checklist': { 'owner.printedName': people.office },
  'new-hire-paperwork-checklist': { 'abc.#.answer': ['Met', 'Met', 'Met'], 'contractor.result': 'Contractor' },
  'past-customer-re-engagement-messages': {
    'job.completionDate': '2021-04-22',
    'past.warrantyEnds': '2031-04-22',
  },
  'project-video-shot-list': {
    'shot.#.note': ['', 'Film on the next dry day', '', '', '', '', '', 'Film on the next dry day', '', '', '', ''],
  },
  'referral-partner-agreement': { 'may.#.answer': ['No', 'No', 'No', 'No', 'No', 'No'] },
  'review-schedule-tracker': { 'plan.burden': 0.24 },
  'roofing-bid-comparison-checklist': {
    'roof.#.answer': ['All', 'A', 'All', 'A', 'A', 'C', 'All', 'A'],
    'site.#.answer': ['All', 'A', 'All', 'A', 'C'],
    'paper.#.answer': ['All', 'A', 'C', 'A', 'A', 'All', 'All', 'All'],
    'question.#.a': [
      ...['Luis Herrera, foreman', 'Photographs, price per sheet', 'Covered each evening'],
      ...['Deck, by the sheet', 'The office, any day'],
    ],
    'question.#.b': ['Not said', 'Not said', 'Tarp', 'Price of material', 'The same number'],
    'question.#.c': ['A subcontractor', 'Two sheets included', 'Covered each evening', 'None', 'The salesperson'],
  },
  'roofing-office-manager-job-description': {
    'calendar.#.day': ['9 am', 'Monday noon', 'Friday', '5th', '1st', '10th', 'January 20', 'March'],
  },
  'sales-ride-along-coaching-form': { 'person.name': people.estimator, 'coach.printedName': people.owner },
  'seasonal-maintenance-email-campaign': { 'plan.nightPhone': '(614) 555-0199' },
  'social-media-post-library': { 'post.phone': '(614) 555-0199' },
  'storm-check-in-message': { 'job.completionDate': '2024-05-16' },
  'termination-checklist': { 'open.#.who': [people.foreman, people.office], 'owner.printedName': people.office },
}
