export interface Testimonial {
  person: string
  company: string
  city: string
  quote: string
  /** Shows a visible 'sample' label. Remove the flag once the quote is a real customer's. */
  sample?: boolean
}

/** Samples name no person and no company as if they existed. */
export const testimonials: readonly Testimonial[] = [
  {
    person: 'Sample: owner',
    company: 'a shingle roofing company',
    city: 'Columbus, OH',
    quote:
      'I used to price jobs on the back of a shingle wrapper. Now the homeowner gets a clean estimate before I leave the driveway.',
    sample: true,
  },
  {
    person: 'Sample: production manager',
    company: 'an exteriors company',
    city: 'Denver, CO',
    quote:
      'The inspection checklist goes up the ladder with every crew. Fewer callbacks, and we have the paperwork when someone asks.',
    sample: true,
  },
  {
    person: 'Sample: estimator',
    company: 'a roof repair company',
    city: 'Tampa, FL',
    quote: 'After a storm I have forty calls and no office staff. These forms keep me from forgetting what matters.',
    sample: true,
  },
]
