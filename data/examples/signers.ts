/** Who signs: by the field's prefix and the role next to the line. The first rule that fits decides. */
import { people } from './cast'

export const signers: readonly (readonly [who: RegExp, name: string, title: string])[] = [
  [/^requestOwner\|/, people.facilities, 'Facilities manager'],
  [/^contractor\|/, people.owner, 'Owner'],
  [/^coOwner|second named|co-owner/i, people.coOwner, 'Co-owner'],
  [/subcontractor|claimant|partner/i, 'Ray Petrov', 'Owner'],
  [/applicant|employee|^person\||apprentice/i, people.worker, 'Roofing installer'],
  [/witness/i, people.crew[3], 'Roofer'],
  [/inspector|photographer|measurer|pilot|sales|coach/i, people.inspector, 'Estimator'],
  [/competent|foreman|^lead\||firstAider|crew lead|technician|permitIssuer/i, people.foreman, 'Foreman'],
  [
    /author|analyst|assessor|planner|investigator|auditor|administrator|Admin|safety|interviewer|trainer/i,
    people.safety,
    'Safety manager',
  ],
  [
    /office|sender|accounts|payroll|preparer|prepared|keeper|issuer|receiver|for the company/i,
    people.office,
    'Office manager',
  ],
  [
    /contractor|company|manager|approved|reviewer|reviewed|supervisor|mentor|roofer|certifier|approver/i,
    people.owner,
    'Owner',
  ],
  [/owner|customer|buyer|borrower|insured|payer/i, people.homeowner, 'Owner'],
  [/supplier|driver|accepted|answerer/i, 'Ray Petrov', 'Branch manager'],
]
