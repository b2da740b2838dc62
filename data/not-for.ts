/**
 * What a document must not be used for, where law or its own pages say so: one or two sentences beginning with 'Not', shown
 * above its download. The documents themselves cite the law.
 */
import { waiverStates } from '@/data/law/waivers'
import type { WaiverSlug } from '@/data/law/types'
import type { TemplateContent } from '@/data/types'

const ownForms = (slug: WaiverSlug): string => {
  // Missouri prescribes its form for homes only.
  const codes = waiverStates(slug).map(([{ code }]) => (code === 'MO' ? 'MO (homes)' : code))
  return `Not for jobs in ${codes.join(', ')}, whose law has a form of its own for this waiver: choose your state to get that form.`
}
const afterPayment = 'Not before the money has cleared: an unconditional waiver takes rights away at once.'

/** By slug; what all roof systems have, by the slug without the system. */
const texts: Readonly<Record<string, string>> = {
  'conditional-progress-lien-waiver': ownForms('conditional-progress-lien-waiver'),
  'unconditional-progress-lien-waiver': `${afterPayment} ${ownForms('unconditional-progress-lien-waiver')}`,
  'conditional-final-lien-waiver': ownForms('conditional-final-lien-waiver'),
  'unconditional-final-lien-waiver': `${afterPayment} ${ownForms('unconditional-final-lien-waiver')}`,
  'payment-plan-agreement':
    'Not for more than four installments, and not with interest or a fee: federal law then requires lending disclosures that it does not have.',
  'work-authorization':
    'Not in place of a full contract where your state requires one: above $500 in New Jersey and Pennsylvania, above $1,000 in Illinois and Massachusetts.',
  'insurance-claim-direction-to-pay':
    'Not an assignment: the claim remains the owner’s. Do not add words that transfer benefits; Florida voids such assignments.',
  'referral-partner-agreement':
    'Not for real-estate agents, home inspectors, insurers or adjusters, and not for jobs that an insurer pays for.',
  'piece-rate-pay-calculator':
    'Not enough where state law goes further: California wants time outside the piece paid separately, and some states count overtime by the day.',
  'insurance-claim-inspection':
    'Not for interpreting a policy or speaking for the owner to the insurer: a contractor is not a public adjuster.',
}

/** Returns what a template must not be used for; undefined where neither law nor the document says so. */
export function notFor({ slug, systemSlug }: Pick<TemplateContent, 'slug' | 'systemSlug'>): string | undefined {
  return texts[systemSlug ? slug.slice(systemSlug.length + 1) : slug]
}
